import { type PointerEvent, useRef } from 'react';

/** Pixels that a finger must move sideways to turn a slide. */
const THRESHOLD = 50;

/** Handlers for swiping an element. `onSwipe` gets 1 for a swipe to the left (next), -1 for one to the right. */
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
    // The browser has taken over the gesture to scroll the page.
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
