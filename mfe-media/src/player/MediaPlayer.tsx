import { css } from '@emotion/react';
import { type PictureData, Video } from '@tramuntana/ui';
import { attachPlayer } from './attachPlayer';

type Props = {
  title: string;
  poster?: PictureData | undefined;
  sources: readonly { src: string; type: string }[];
};

/** A video with the visitor's volume and the usual players' keys (docs/product/gallery.md#media-13). */
export function MediaPlayer({ title, poster, sources }: Props) {
  return (
    <div css={stage}>
      <Video ref={attachPlayer} title={title} poster={poster} sources={sources} priority css={whole} />
    </div>
  );
}

const stage = css({ width: '100%' });
// The whole video is shown, in full screen, too.
const whole = css({ maxHeight: '80vh', objectFit: 'contain' });
