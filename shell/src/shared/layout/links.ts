import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Props for an element around plain `a` elements: the router opens their links within the site. None may be a download.
 * A router's `Link` has a dozen hooks, and header and footer hold more than half of a page's links
 * (docs/decisions/0016-hydration-in-slices.md).
 */
export function useLinkClicks() {
  const navigate = useNavigate();
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const link = (event.target as Element).closest('a');
    if (link?.origin !== window.location.origin || link.target || event.defaultPrevented || asksForMore(event)) return;
    event.preventDefault();
    // A link to the current page must not add a history entry.
    void navigate(link.pathname + link.search + link.hash, { replace: link.href === window.location.href });
  };
  return { onClick };
}

/** Whether the click asks the browser for a tab, a window, a download or a menu. */
const asksForMore = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button !== 0 || altKey || ctrlKey || metaKey || shiftKey;

/** Marks a link on the pages at and below its path. The link to `/` is marked only on the home page. */
export const currentMark = (to: string, pathname: string) =>
  pathname === to || (to !== '/' && pathname.startsWith(`${to}/`)) ? 'page' : undefined;

export const telephoneHref = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;
