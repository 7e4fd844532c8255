import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useState } from 'react';

type Position = {
  /** The stop that is shown, counted from 0, and how many there are: fewer than slides where several are seen at once. */
  index: number;
  stops: number;
  /** Slides that are seen; undefined until that is known. */
  seen?: readonly number[];
};

/** Where the carousel stands and how it moves. On the server, and until Embla is there, all slides count as seen. */
export function useSlides(count: number) {
  const [viewport, embla] = useEmblaCarousel({ align: 'start', containScroll: 'trimSnaps', inViewThreshold: 0.1 });
  const [position, setPosition] = useState<Position>({ index: 0, stops: count });

  useEffect(() => {
    if (!embla) return;
    const read = () => {
      const seen = embla.slidesInView();
      setPosition({
        index: embla.selectedScrollSnap(),
        stops: embla.scrollSnapList().length,
        // None while it has not looked yet, or while the carousel itself is not displayed.
        seen: seen.length > 0 ? seen : undefined,
      });
    };
    read();
    embla.on('select', read).on('reInit', read).on('slidesInView', read);
    return () => {
      embla.off('select', read).off('reInit', read).off('slidesInView', read);
    };
  }, [embla]);

  /** One on or one back, round the ends. */
  const step = useCallback(
    (by: 1 | -1) => {
      if (!embla) return;
      const stops = embla.scrollSnapList().length;
      const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      embla.scrollTo((embla.selectedScrollSnap() + by + stops) % stops, still);
    },
    [embla],
  );

  return { viewport, embla, ...position, step };
}
