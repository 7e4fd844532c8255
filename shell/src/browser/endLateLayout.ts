import { LATE_LAYOUT } from 'shared-ui';

/**
 * Lays out the parts that the page's first layout skipped. It keeps the middle of the window in position, because scroll
 * anchoring is suppressed when the anchor's styles change (CSS Scroll Anchoring, 2.2).
 */
export function endLateLayout(): void {
  const seen = window.scrollY > 0 ? document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2) : null;
  const top = () => seen?.getBoundingClientRect().top ?? 0;
  const before = top();
  document.documentElement.removeAttribute(LATE_LAYOUT);
  if (seen) window.scrollBy({ top: top() - before, behavior: 'instant' });
}
