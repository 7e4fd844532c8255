import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { motionIsWelcome } from './motionIsWelcome';

/** A pointer that only passes by fetches nothing, in milliseconds. */
const DELAY = 250;

/** Whether a card's preview is on: a mouse rests on it, or the keyboard's focus is in it, and motion is welcome. */
export function usePreview(hasPreview: boolean) {
  const [isOn, setOn] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = () => {
    if (!hasPreview || !motionIsWelcome()) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOn(true), DELAY);
  };
  const stop = () => {
    clearTimeout(timer.current);
    setOn(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    isOn,
    events: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') start();
      },
      onPointerLeave: stop,
      onFocus: ({ target }: FocusEvent) => {
        if (target.matches(':focus-visible')) start();
      },
      onBlur: stop,
    },
  };
}
