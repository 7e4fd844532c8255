import { type ReactNode, startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

/**
 * Hydrates the server's HTML. In a transition, React works in slices and pauses for taps and paints. If `isLost`, the page's
 * own section differs from the server's HTML. React then renders that section again, and keeps header and footer with the
 * visitor's input.
 */
export function mountPage(element: HTMLElement, page: ReactNode, isLost: boolean): Root {
  const roots: Root[] = [];
  // A lost section's cause has been logged already, so React's report of the mismatch adds nothing.
  const options = isLost ? { onRecoverableError: () => {} } : {};
  startTransition(() => void roots.push(hydrateRoot(element, page, options)));
  return roots[0] as Root;
}
