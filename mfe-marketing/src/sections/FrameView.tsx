import { Embed } from '@tramuntana/ui';
import type { Frame } from '../../content/sections';

type Props = { frame: Frame };

/** A 3D or 360° viewer in an iframe that loads when it is visible (docs/product/site.md#frame-1). */
export function FrameView({ frame: { src, sameOrigin, frameTitle, linkLabel, picture } }: Props) {
  return <Embed src={src} title={frameTitle} sameOrigin={sameOrigin} picture={picture} linkLabel={linkLabel} />;
}
