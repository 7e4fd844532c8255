import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

/**
 * Gives the page to React, which hydrates the server's HTML, or renders anew if the page `isLost`. It does so as a
 * transition, because React then works in slices and pauses for taps and paints.
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
