import { type ReactNode, Suspense, useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/** Event of the document. `detail` is 1 when a slice begins to wait for hydration, -1 when it is hydrated or unmounted. */
export const SLICE_EVENT = 'hydration-slice';

// An event, because every remote bundles its own copy of this module, and the shell counts the slices of all remotes.
const tell = (detail: 1 | -1) => document.dispatchEvent(new CustomEvent(SLICE_EVENT, { detail }));

/**
 * A part of the page that React hydrates separately, and first if the visitor acts on it (docs/decisions/0016). It has no
 * fallback, so suspending content needs a boundary of its own.
 */
export function Slice({ children }: { children?: ReactNode }) {
  const isSettled = useRef(false);
  const settle = useCallback(() => {
    if (isSettled.current) return;
    isSettled.current = true;
    tell(-1);
  }, []);
  // React runs all layout effects of a commit before its other effects, so inner slices are counted before the outer one is
  // settled.
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

/** React runs effects inside a boundary only after the boundary is hydrated. */
function Hydrated({ settle }: { settle: () => void }) {
  useEffect(settle, [settle]);
  return null;
}
