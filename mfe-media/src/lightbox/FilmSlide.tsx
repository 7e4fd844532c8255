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

/** Height of the browser's video controls in pixels. A drag there seeks and must not turn the slide. */
const CONTROLS = 90;

/** A video in the lightbox. It plays while its slide is shown, unless the visitor avoids motion or saves data. */
export function FilmSlide({ slide, isShown, room }: Props) {
  const wrapper = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const video = wrapper.current?.querySelector('video');
    if (!isShown) video?.pause();
    // The browser may refuse to play it by itself. The visitor can still press play.
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

// Within a slide the player's limit of height, made for the page, does not apply.
const film = css({ maxWidth: '100%', '& video, & img': { maxHeight: 'none', borderRadius: 0 } });
