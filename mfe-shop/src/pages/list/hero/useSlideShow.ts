import { useEffect, useState } from 'react';

/** Milliseconds that a slide stands. */
const STAY = 6500;

type SlideShow = {
  index: number;
  playing: boolean;
  /** Shows the slide so many steps on; from the last it goes on with the first, and back. */
  step(by: number): void;
  toggle(): void;
  /** Holds the show while somebody reads or aims: pointer over it, focus in it. */
  hold(held: boolean): void;
};

/** Turns slides by itself, unless the visitor wants stillness, holds it, or has paused it. */
export function useSlideShow(count: number): SlideShow {
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [held, hold] = useState(false);

  // After hydration: the server and the first render stand still.
  useEffect(() => setPlaying(!window.matchMedia('(prefers-reduced-motion: reduce)').matches), []);

  useEffect(() => {
    if (!playing || held) return;
    const timer = setInterval(() => {
      if (!document.hidden) setIndex((shown) => (shown + 1) % count);
    }, STAY);
    return () => clearInterval(timer);
  }, [playing, held, count]);

  return {
    index,
    playing,
    // Who turns a slide wants to see it: the show stops.
    step: (by) => {
      setPlaying(false);
      setIndex((shown) => (shown + by + count) % count);
    },
    toggle: () => setPlaying(!playing),
    hold,
  };
}
