import { startTransition, useEffect, useRef, useState } from 'react';

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
    let farHeight: number | undefined;
    const leaveOut = () => {
      // What has the focus stays, however far somebody scrolls from it.
      if (farHeight === undefined || element.contains(document.activeElement)) return;
      heights.set(part, farHeight);
      startTransition(() => setNear(false));
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        farHeight = entry && !entry.isIntersecting ? entry.boundingClientRect.height : undefined;
        if (farHeight !== undefined) return leaveOut();
        heights.delete(part);
        // In slices: a dozen cards at once would hold up the scrolling.
        startTransition(() => setNear(true));
      },
      { rootMargin: MARGIN },
    );
    // While the focus moves on, it is nowhere.
    const onFocusOut = () => setTimeout(leaveOut);
    observer.observe(element);
    element.addEventListener('focusout', onFocusOut);
    return () => {
      observer.disconnect();
      element.removeEventListener('focusout', onFocusOut);
    };
  }, [part]);
  return { ref, isNear, height: isNear ? undefined : heights.get(part) };
}
