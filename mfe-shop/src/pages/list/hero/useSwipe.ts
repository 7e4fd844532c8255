import { type PointerEvent, useRef } from 'react';

/** Pixels that a finger must travel sideways to turn a slide. */
const THRESHOLD = 50;

/** Handlers for an element that is swiped sideways: +1 to the left (the next one), −1 to the right. */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<number>(undefined);
  return {
    onPointerDown: ({ clientX, pointerType }: PointerEvent) => {
      start.current = pointerType === 'mouse' ? undefined : clientX;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const travelled = clientX - (start.current ?? clientX);
      start.current = undefined;
      if (Math.abs(travelled) >= THRESHOLD) onSwipe(travelled < 0 ? 1 : -1);
    },
    // The browser took the gesture over: it scrolls the page.
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
