import { css } from '@emotion/react';
import { type PointerEvent, useEffect, useRef } from 'react';
import { MediaPlayer } from '../player/MediaPlayer';
import { motionIsWelcome } from '../preview/motionIsWelcome';
import type { Film } from './slides';

type Props = {
  slide: Film;
  isShown: boolean;
  room: { width: number; height: number };
};

/** As high as a browser's controls are, in pixels: a finger there seeks and must not turn the slide. */
const CONTROLS = 90;

/** A video in the lightbox: plays when it is turned to, where motion is welcome, and stops when it is turned away. */
export function FilmSlide({ slide, isShown, room }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const video = frame.current?.querySelector('video');
    if (!isShown) video?.pause();
    // A browser may refuse; then the visitor presses play.
    else if (motionIsWelcome()) video?.play().catch(() => {});
  }, [isShown]);
  const { width = 16, height = 9 } = slide.poster ?? {};
  const fitting = Math.min(room.width, (room.height * width) / height);
  return (
    <div ref={frame} style={{ width: fitting }} css={film} onPointerDown={keepControls}>
      <MediaPlayer title={slide.title} poster={slide.poster} sources={slide.sources} />
    </div>
  );
}

function keepControls(event: PointerEvent): void {
  const { bottom } = event.currentTarget.getBoundingClientRect();
  if (bottom - event.clientY < CONTROLS) event.stopPropagation();
}

// The slide is its room; the page's limit of height is for the page.
const film = css({ maxWidth: '100%', '& video': { maxHeight: 'none', borderRadius: 0 } });
