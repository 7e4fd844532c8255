import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusHeading } from './focusHeading';

/**
 * Moves the focus to the h1 of the page after a navigation. If only the query changes (a filter, a tab), or if the address
 * has a fragment (#), the focus stays. Where the focused element itself goes, such as a link to a filtered list or the
 * heading of a page that was loading, the h1 gets the focus, too.
 */
export function FocusOnNavigation() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!hash) focusHeading();
  }, [pathname, hash]);
  useEffect(() => (hash ? undefined : keepFocusIn(document.querySelector('main'))), [hash]);
  return null;
}

/** Focuses the heading whenever an element of `main` is removed that had the focus. Gives a function that ends this. */
function keepFocusIn(main: HTMLElement | null) {
  if (!main) return;
  let focused: Element | null = null;
  const follow = ({ target }: FocusEvent) => {
    focused = target instanceof Element && main.contains(target) ? target : null;
  };
  const observer = new MutationObserver(() => {
    if (focused && !focused.isConnected && document.activeElement === document.body) focusHeading();
  });
  document.addEventListener('focusin', follow);
  observer.observe(main, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', follow);
    observer.disconnect();
  };
}
