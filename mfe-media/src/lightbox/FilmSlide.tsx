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

/** Height of the browser's video controls in pixels. A drag on them seeks and must not turn the slide. */
const CONTROLS = 90;

/** A video in the lightbox. It plays while its slide is shown, except under reduced motion or data saving. */
export function FilmSlide({ slide, isShown, room }: Props) {
  const wrapper = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const video = wrapper.current?.querySelector('video');
    if (!isShown) video?.pause();
    // The browser may refuse autoplay. The visitor can still press play.
    else if (motionIsWelcome()) video?.play().catch(() => {});
  }, [isShown]);
  const { width = 16, height = 9 } = slide.poster ?? {};
  const fitting = Math.min(room.width, (room.height * width) / height);
  return (
    <div ref={wrapper} style={{ width: fitting }} css={film} onPointerDown={keepControls}>
      <MediaPlayer title={slide.title} poster={slide.poster} sources={slide.sources} />
    </div>
  );
}

function keepControls(event: PointerEvent): void {
  const { bottom } = event.currentTarget.getBoundingClientRect();
  if (bottom - event.clientY < CONTROLS) event.stopPropagation();
}

// The player's maximum height is meant for a page, so slides remove it.
const film = css({ maxWidth: '100%', '& video, & img': { maxHeight: 'none', borderRadius: 0 } });
