import { type RefObject, useEffect, useRef, useState } from 'react';

/** Milliseconds without a scroll event after which the row of pictures has stopped. */
const SETTLED = 120;

type Gallery = {
  track: RefObject<HTMLUListElement | null>;
  index: number;
  /** Shows a picture. After the last comes the first, and back. */
  show(index: number): void;
  scrolled(): void;
};

/** A row of pictures that the browser scrolls and snaps, so that swiping and the arrows use one position. */
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
