import { useEffect, useState } from 'react';

/**
 * Calls `step` every `every` milliseconds, until the visitor stops it (WCAG 2.2.2). It pauses while the pointer or the focus
 * is on the element with `holds`. Under reduced motion only the visitor can start it.
 */
export function usePlaying(step: (by: 1) => void, every: number | undefined) {
  const [playing, setPlaying] = useState(false);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);

  useEffect(() => {
    setPlaying(every !== undefined && !window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  }, [every]);

  useEffect(() => {
    if (!playing || pointed || focused || every === undefined) return;
    const timer = setInterval(() => step(1), every);
    return () => clearInterval(timer);
  }, [playing, pointed, focused, every, step]);

  const holds = {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
  return { playing, setPlaying, holds };
}
