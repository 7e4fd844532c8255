import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Props for the element around plain `a` elements. With them the router opens those that lead to pages of this site in this
 * tab; none of them may be a download. Header and footer have more than half of a page's links, and each of the router's own
 * has a dozen hooks (docs/decisions/0016-hydration-in-slices.md).
 */
export function useLinkClicks() {
  const navigate = useNavigate();
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const link = (event.target as Element).closest('a');
    if (link?.origin !== window.location.origin || link.target || event.defaultPrevented || asksForMore(event)) return;
    event.preventDefault();
    // The page that is shown gets no second entry in the history.
    void navigate(link.pathname + link.search + link.hash, { replace: link.href === window.location.href });
  };
  return { onClick };
}

/** Whether the click asks the browser for a tab, a window, a download or a menu. */
const asksForMore = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button !== 0 || altKey || ctrlKey || metaKey || shiftKey;
