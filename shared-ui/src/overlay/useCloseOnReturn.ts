import { useEffect, useRef } from 'react';

/**
 * Closes an overlay when the visitor goes back or forward, or when the page returns from the back/forward cache. The router
 * would render another page and leave the overlay open (docs/product/layout.md#menu-2).
 */
export function useCloseOnReturn(close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  }, [close]);
  useEffect(() => {
    const onPopState = () => latest.current();
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && latest.current();
    window.addEventListener('popstate', onPopState);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('popstate', onPopState);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, []);
}
