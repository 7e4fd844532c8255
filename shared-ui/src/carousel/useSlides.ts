import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useState } from 'react';

type Position = {
  /**
   * The current stop, from 0, and the number of stops. If several slides show at once, there are fewer stops than slides.
   */
  index: number;
  stops: number;
  /** Indexes of the visible slides; undefined until Embla has measured them. */
  seen?: readonly number[];
};

/**
 * The carousel's position and the functions to move it. In the server, and until Embla starts, all slides count as visible.
 */
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
        // Embla reports no visible slide before it has measured, and while the carousel is not displayed.
        seen: seen.length > 0 ? seen : undefined,
      });
    };
    read();
    embla.on('select', read).on('reInit', read).on('slidesInView', read);
    return () => {
      embla.off('select', read).off('reInit', read).off('slidesInView', read);
    };
  }, [embla]);

  /** Moves by one slide. The first slide follows the last. */
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
