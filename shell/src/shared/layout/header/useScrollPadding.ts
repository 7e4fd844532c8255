import { useEffect, useRef } from 'react';

/** The header's height without enlarged text, in pixels: 4rem and its line. The base styles have the padding for that. */
const USUAL = 65;

/**
 * For the sticky header. Enlarged text makes it higher, and a page must then keep more room at its top for what a jump or the
 * focus brings into sight (WCAG 2.4.11). The padding of the root element is not inherited, so no other style is computed anew.
 */
export function useScrollPadding() {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const header = element.current;
    if (!header || !('ResizeObserver' in window)) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const { offsetHeight } = header;
      style.scrollPaddingBlockStart = offsetHeight > USUAL ? `calc(${offsetHeight}px + 1rem)` : '';
    });
    observer.observe(header);
    return () => observer.disconnect();
  }, []);
  return element;
}
