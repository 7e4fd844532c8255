import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Once a navigation's page stands, its h1 gets the focus, which makes screen readers say where the visitor is. A change of
 * the query alone (a filter, a tab) leaves the focus where it is, and so does a place on the page (#).
 */
export function FocusOnNavigation() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!hash) focusHeading();
  }, [pathname, hash]);
  return null;
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.style.outline = 'none';
  heading.focus({ preventScroll: true });
}
