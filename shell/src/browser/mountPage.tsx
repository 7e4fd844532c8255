import { type ReactNode, startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

/**
 * Gives the page to React, which hydrates the server's HTML. It does so as a transition, because React then works in slices
 * and pauses for taps and paints. If the page's own section `isLost`, React finds that it is not what the server rendered,
 * renders it anew, and keeps header and footer with what the visitor does there.
 */
export function mountPage(element: HTMLElement, page: ReactNode, isLost: boolean): Root {
  const roots: Root[] = [];
  // Who lost the section has told why. That React renders it anew is no fault of its own.
  const options = isLost ? { onRecoverableError: () => {} } : {};
  startTransition(() => void roots.push(hydrateRoot(element, page, options)));
  return roots[0] as Root;
}
