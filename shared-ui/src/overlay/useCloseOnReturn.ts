import { useEffect, useRef } from 'react';

/**
 * Closes what stands over the page when the visitor goes back or forward, or when the browser shows a page that it kept.
 * A router renders another page then and leaves what is open in the parts that stay (docs/product/layout.md#menu-2).
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
