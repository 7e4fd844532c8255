import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusHeading } from './focusHeading';

/**
 * Once a navigation's page stands, its h1 gets the focus. A change of the query alone (a filter, a tab) leaves the focus
 * where it is, and so does a fragment (#).
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
