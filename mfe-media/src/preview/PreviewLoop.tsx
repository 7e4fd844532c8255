import { css } from '@emotion/react';
import { motion, VideoContent } from '@tramuntana/ui';
import { useState } from 'react';

/** A silent loop over a card's picture. It is invisible until it plays, so a broken file leaves the picture. */
export function PreviewLoop({ sources }: { sources: readonly { src: string; type: string }[] }) {
  const [plays, setPlays] = useState(false);
  return (
    <video
      autoPlay
      muted
      loop
      playsInline
      aria-hidden
      tabIndex={-1}
      onPlaying={() => setPlays(true)}
      css={loop}
      style={{ opacity: plays ? 1 : 0 }}
    >
      <VideoContent sources={sources} />
    </video>
  );
}

const loop = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  transition: `opacity ${motion.slow}`,
});
