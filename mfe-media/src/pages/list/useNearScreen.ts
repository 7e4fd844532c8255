import { useEffect, useRef, useState } from 'react';

/** Two more screens above and below are kept ready. */
const MARGIN = '200% 0px';

/**
 * How high the parts are that have been left out: also those of a list that a visitor comes back to, so that a long one
 * is not rendered whole again. Written by effects alone, so never in the server.
 */
const heights = new Map<string, number>();

/**
 * Tells whether a part of a long list is near the screen; one that is not can be left out and leave its height behind.
 * A list made of such parts has the same HTML in the server as any list, scrolls as any list does, and keeps its DOM
 * small with thousands of items; a virtualiser would place every row by script and start from an empty list.
 */
export function useNearScreen(part: string) {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(() => !heights.has(part));
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        if (entry.isIntersecting) {
          heights.delete(part);
          setNear(true);
          return;
        }
        // What has the focus stays, however far somebody scrolls from it.
        if (element.contains(document.activeElement)) return;
        heights.set(part, entry.boundingClientRect.height);
        setNear(false);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [part]);
  return { ref, isNear, height: isNear ? undefined : heights.get(part) };
}
