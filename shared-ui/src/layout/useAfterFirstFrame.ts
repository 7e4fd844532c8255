import { useDeferredValue } from 'react';
import { isNextPage } from './lateLayout';

/**
 * False in a page's first frame after a navigation, then true. The page's heading thus renders before the content below the
 * screen. Always true in the server, on a first page and after going back: these need the complete page at once
 * (docs/decisions/0015). Also always true without `waits`.
 */
export function useAfterFirstFrame(waits = true): boolean {
  // With true instead of undefined, React would render a complete page twice.
  return useDeferredValue(true, waits && isNextPage() ? false : undefined);
}
