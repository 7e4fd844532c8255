import { type RefObject, useEffect, useRef, useState } from 'react';

/** Milliseconds without movement after which the row of pictures stands. */
const SETTLED = 120;

type Gallery = {
  track: RefObject<HTMLUListElement | null>;
  index: number;
  /** Shows a picture; past the last comes the first, and back. */
  show(index: number): void;
  scrolled(): void;
};

/** A row of pictures that the browser itself scrolls and snaps: a finger's swipe and the arrows end in the same place. */
export function useGallery(count: number): Gallery {
  const track = useRef<HTMLUListElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [index, setIndex] = useState(0);

  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    track,
    index,
    show: (asked) => {
      const next = (asked + count) % count;
      setIndex(next);
      if (track.current) track.current.scrollLeft = next * track.current.clientWidth;
    },
    scrolled: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {};
        if (clientWidth > 0) setIndex(Math.min(Math.round(scrollLeft / clientWidth), count - 1));
      }, SETTLED);
    },
  };
}
