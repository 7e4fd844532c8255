import { SLICE_EVENT } from '@tramuntana/ui';
import { type ReactNode, startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

/**
 * Hydrates the server's HTML, and calls back once, when its last slice is hydrated. In a transition, React works in slices
 * and pauses for taps and paints. Unless `isServed`, the page's own section differs from the server's HTML. React then
 * renders that section again, and keeps header and footer with the visitor's input.
 */
export function hydrate(element: HTMLElement, page: ReactNode, isServed: boolean, onHydrated: () => void): Root {
  const roots: Root[] = [];
  // The cause of a different section has been logged already, so React's report of the mismatch adds nothing.
  const options = isServed ? {} : { onRecoverableError: () => {} };
  onceHydrated(onHydrated);
  startTransition(() => void roots.push(hydrateRoot(element, page, options)));
  return roots[0] as Root;
}

/**
 * Begins before React, to count every slice. An inner slice reports its waiting before the outer one is done. So the count
 * reaches 0 only after the last slice.
 */
function onceHydrated(done: () => void): void {
  let waiting = 0;
  const count = (event: Event) => {
    waiting += (event as CustomEvent<1 | -1>).detail;
    if (waiting > 0) return;
    document.removeEventListener(SLICE_EVENT, count);
    done();
  };
  document.addEventListener(SLICE_EVENT, count);
}
