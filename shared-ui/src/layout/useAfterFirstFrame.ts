import { useDeferredValue } from 'react';
import { isNextPage } from './lateLayout';

/**
 * False in the first frame of a page that the visitor goes on to, then true. So what stands below the screen is not rendered
 * before the page's heading is. True from the start in the server, on a first page and where the visitor comes back: these need
 * the whole page at once (docs/decisions/0015). What does not wait (`waits`) is always shown.
 */
export function useAfterFirstFrame(waits = true): boolean {
  // With true in place of undefined, React would render a page that is whole from the start twice.
  return useDeferredValue(true, waits && isNextPage() ? false : undefined);
}
