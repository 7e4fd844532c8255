import { type RefObject, useEffect, useRef, useState } from 'react';

/** Milliseconds without a scroll event after which the row of pictures counts as still. */
const SETTLED = 120;

type Gallery = {
  track: RefObject<HTMLUListElement | null>;
  index: number;
  /** Shows a picture. The pictures form a ring. */
  show(index: number): void;
  scrolled(): void;
};

/** A row of pictures that the browser scrolls and snaps. Swiping and the arrows therefore share one position. */
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
