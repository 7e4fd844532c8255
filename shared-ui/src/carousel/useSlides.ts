import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useState } from 'react';

type Position = {
  /** The stop that is shown, from 0, and the number of stops. Where several slides show at once, stops are fewer. */
  index: number;
  stops: number;
  /** Indexes of the slides in view; undefined until that is known. */
  seen?: readonly number[];
};

/** The carousel's position and how to move it. In the server, and until Embla has started, all slides count as seen. */
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
        // Embla knows of none before it has measured, and while the carousel is not displayed.
        seen: seen.length > 0 ? seen : undefined,
      });
    };
    read();
    embla.on('select', read).on('reInit', read).on('slidesInView', read);
    return () => {
      embla.off('select', read).off('reInit', read).off('slidesInView', read);
    };
  }, [embla]);

  /** One slide on or back. After the last comes the first. */
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
