import { useEffect, useRef } from 'react';

/** The header's height without enlarged text, in pixels: 4rem and its border. The base styles have padding for it. */
const USUAL = 65;

/**
 * Keeps the sticky header from covering a focused element or a jump's target (WCAG 2.4.11): enlarged text makes it higher.
 * Scroll padding is not inherited, so the browser recomputes no other styles.
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
