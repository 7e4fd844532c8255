import { css } from '@emotion/react';
import type { Ref } from 'react';
import { Pause, Play } from '../icons/icons';
import { color, motion, radius, space } from '../theme/tokens';
import { Picture, type PictureData } from './Picture';
import { UprightSource } from './UprightSource';
import { useBackgroundPlayback } from './useBackgroundPlayback';
import { VideoContent } from './VideoContent';

type Props = {
  poster: PictureData;
  sources: readonly { src: string; type: string }[];
  /** The middle part of the video, for phones held upright. */
  portrait?: { src: string; type: string };
  /** Describes the video; used as the poster's alternative text. */
  label: string;
  /** For pages with a 'Ver Vídeo' button that plays it. */
  videoRef?: Ref<HTMLVideoElement>;
};

/**
 * Fills its positioned parent with a silent looping video. The poster shows first; the video loads when the page is at rest.
 * Under reduced motion or data saving it loads only after a press on play (docs/product/site.md#video-3). If it cannot be
 * played, the poster stays.
 */
export function BackgroundVideo({ poster, sources, portrait, label, videoRef }: Props) {
  const { ref, playing, isBroken, giveUp, toggle, events } = useBackgroundPlayback(videoRef);
  return (
    <div css={layer}>
      <Picture picture={poster} sizes="100vw" priority upright alt={label} css={fill} />
      <video ref={ref} muted loop playsInline preload="none" aria-hidden tabIndex={-1} {...events} css={[fill, video]}>
        {portrait && <UprightSource {...portrait} />}
        <VideoContent sources={sources} onBroken={giveUp} />
      </video>
      {!isBroken && (
        <button
          type="button"
          aria-label={playing ? 'Pausar el vídeo de fondo' : 'Reproducir el vídeo de fondo'}
          onClick={toggle}
          css={control}
        >
          {playing ? <Pause size={20} /> : <Play size={20} />}
        </button>
      )}
    </div>
  );
}

const layer = css({ position: 'absolute', inset: 0 });
const fill = css({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' });
const video = css({ opacity: 0, transition: `opacity ${motion.slow}`, '&[data-started]': { opacity: 1 } });
const control = css({
  position: 'absolute',
  // In the middle of a hero's last row. That row is as tall as a button.
  insetBlockEnd: `calc(${space.heroFoot} + 4px)`,
  insetInlineEnd: `max(${space.gutter}, calc((100% - 80rem) / 2 + ${space.gutter}))`,
  zIndex: 3,
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: `1px solid ${color.control}`,
  borderRadius: radius.pill,
  background: `color-mix(in srgb, ${color.night} 60%, transparent)`,
  color: color.ink,
  cursor: 'pointer',
  '&:hover': { background: color.night },
  '&:focus-visible': { borderRadius: radius.pill },
});
