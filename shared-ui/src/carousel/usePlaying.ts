import { useEffect, useState } from 'react';

/**
 * Calls `step` at intervals: not under reduced motion unless the visitor starts it, not while the pointer or the focus
 * is on the slides (`holds` go there), and no more once the visitor has stopped it (WCAG 2.2.2).
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
