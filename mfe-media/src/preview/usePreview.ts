import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { motionIsWelcome } from './motionIsWelcome';

/** Milliseconds that a pointer must rest before a preview loads. */
const DELAY = 250;

/** Whether a card's preview is on (docs/product/gallery.md#gallery-8), and the events that switch it. */
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
