import { type DOMAttributes, useEffect, useState } from 'react';

/** Milliseconds that a slide is shown (docs/product/shop.md#slides-3). */
const STAY = 6500;

export type SlideShow = {
  index: number;
  playing: boolean;
  /** Moves by that many slides, in a ring. */
  step(by: number): void;
  toggle(): void;
  /** Handlers for the carousel. It pauses while the pointer is over it or the focus is in it. */
  holds: DOMAttributes<HTMLElement>;
};

/** Turns slides automatically, unless the visitor prefers reduced motion, holds the carousel or has paused it. */
export function useSlideShow(count: number): SlideShow {
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);

  // Only after hydration: in the server and in the first render the slides do not turn.
  useEffect(() => setPlaying(!window.matchMedia('(prefers-reduced-motion: reduce)').matches), []);

  useEffect(() => {
    if (!playing || pointed || focused) return;
    const timer = setInterval(() => {
      if (!document.hidden) setIndex((shown) => (shown + 1) % count);
    }, STAY);
    return () => clearInterval(timer);
  }, [playing, pointed, focused, count]);

  return {
    index,
    playing,
    // A visitor who turns a slide wants to see it, so the autoplay ends.
    step: (by) => {
      setPlaying(false);
      setIndex((shown) => (shown + by + count) % count);
    },
    toggle: () => setPlaying(!playing),
    holds: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
