import { LATE_LAYOUT } from 'shared-ui';

/**
 * Lays out the parts of a first page that its first layout left out. The middle of the window keeps its place: the browser's
 * own scroll anchoring does not act while the styles of its anchor change (CSS Scroll Anchoring, 2.2).
 */
export function endLateLayout(): void {
  const seen = window.scrollY > 0 ? document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2) : null;
  const top = () => seen?.getBoundingClientRect().top ?? 0;
  const before = top();
  document.documentElement.removeAttribute(LATE_LAYOUT);
  if (seen) window.scrollBy({ top: top() - before, behavior: 'instant' });
}
