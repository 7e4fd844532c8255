import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusHeading } from './focusHeading';

/**
 * Moves the focus to the page's h1 after a navigation. The focus stays if only the query changes (a filter, a tab), or if
 * the address has a fragment (#). The h1 also gets the focus when the focused element is removed, such as a link to a
 * filtered list.
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

/** Focuses the heading whenever the focused element in `main` is removed. Returns a function that ends this. */
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
