import { startTransition, useEffect, useRef, useState } from 'react';

/** Parts up to two screens above and below stay rendered. */
const MARGIN = '200% 0px';

/**
 * Heights of the parts that are not rendered, in pixels. They outlive the page, so that going back does not render the whole
 * list. Only effects write them, so the server never does.
 */
const heights = new Map<string, number>();

/**
 * Tells whether a part of a long list is near the screen. A part far away need not be rendered and keeps its height.
 *
 * The DOM stays small with thousands of items, and the server renders a plain list. A virtualiser would position each row
 * by script and start from an empty list.
 */
export function useNearScreen(part: string) {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(() => !heights.has(part));
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let farHeight: number | undefined;
    const leaveOut = () => {
      // A part with the focus stays rendered at any distance.
      if (farHeight === undefined || element.contains(document.activeElement)) return;
      heights.set(part, farHeight);
      startTransition(() => setNear(false));
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        farHeight = entry && !entry.isIntersecting ? entry.boundingClientRect.height : undefined;
        if (farHeight !== undefined) return leaveOut();
        heights.delete(part);
        // A transition, because rendering a dozen cards in one task would block scrolling.
        startTransition(() => setNear(true));
      },
      { rootMargin: MARGIN },
    );
    // Between `focusout` and the next `focusin` no element has the focus, so this waits for the next task.
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
