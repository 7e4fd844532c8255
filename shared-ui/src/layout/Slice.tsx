import { type ReactNode, Suspense, useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/** Event of the document: `detail` is 1 where a slice waits to be hydrated, -1 once it is, or is gone. */
export const SLICE_EVENT = 'hydration-slice';

// An event, because every remote carries this module itself, and the shell counts the slices of all.
const tell = (detail: 1 | -1) => document.dispatchEvent(new CustomEvent(SLICE_EVENT, { detail }));

/**
 * A part of the page that React hydrates by itself, and first of all where the visitor acts. What suspends in it needs a
 * boundary of its own: nothing stands in for a slice.
 */
export function Slice({ children }: { children?: ReactNode }) {
  const isSettled = useRef(false);
  const settle = useCallback(() => {
    if (isSettled.current) return;
    isSettled.current = true;
    tell(-1);
  }, []);
  // All layout effects of a commit come before its other effects: a slice's own slices are counted before it is settled.
  useLayoutEffect(() => {
    if (isSettled.current) return;
    tell(1);
    return settle;
  }, [settle]);
  return (
    <Suspense fallback={null}>
      {children}
      <Hydrated settle={settle} />
    </Suspense>
  );
}

/** React runs the effects inside of a boundary only when the boundary is hydrated. */
function Hydrated({ settle }: { settle: () => void }) {
  useEffect(settle, [settle]);
  return null;
}
