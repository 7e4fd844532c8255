import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

/**
 * Gives the page to React: it takes over what stands in the element, or starts anew there where that is lost. As a
 * transition, because React then pauses for taps and paints, and works slice by slice.
 */
export function mountPage(element: HTMLElement, page: ReactNode, isLost: boolean): Root {
  if (isLost) {
    const root = createRoot(element);
    startTransition(() => root.render(page));
    return root;
  }
  const roots: Root[] = [];
  startTransition(() => void roots.push(hydrateRoot(element, page)));
  return roots[0] as Root;
}
