import { Embed } from 'shared-ui';
import type { Frame } from '../../content/sections';

type Props = { frame: Frame };

/** A viewer in its frame, 500 px high, loaded when 10 % of it is seen (specification, section 9). */
export function FrameView({ frame: { src, sameOrigin, frameTitle, linkLabel, picture } }: Props) {
  return <Embed src={src} title={frameTitle} sameOrigin={sameOrigin} picture={picture} linkLabel={linkLabel} />;
}
