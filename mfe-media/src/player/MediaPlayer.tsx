import { css } from '@emotion/react';
import { type PictureData, Video } from 'shared-ui';
import { attachPlayer } from './attachPlayer';

type Props = {
  title: string;
  poster?: PictureData | undefined;
  sources: readonly { src: string; type: string }[];
};

/** A video with the visitor's own volume, and keys as players have them. */
export function MediaPlayer({ title, poster, sources }: Props) {
  return (
    <div css={stage}>
      <Video ref={attachPlayer} title={title} poster={poster} sources={sources} css={whole} />
    </div>
  );
}

const stage = css({ width: '100%' });
// Nothing is cut off a video that is seen whole in fullscreen.
const whole = css({ maxHeight: '80vh', objectFit: 'contain' });
