import { LATE_LAYOUT, LATE_SECTION } from 'shared-ui';
import { idle } from './idle';

/** The next section is laid out after this time, even if the browser is not idle; in milliseconds. */
const IDLE_TIMEOUT = 1000;

/**
 * Lays out the sections that the first layout left out, one at a time, so that no task is long. After that every height is
 * real: going back, fragments and the scrollbar need no estimates.
 */
export async function layOutSections(): Promise<void> {
  let off = 0;
  for (let section = nextSection(); section; section = nextSection()) {
    off = holdView(() => section.removeAttribute(LATE_SECTION), off);
    await idle(IDLE_TIMEOUT);
  }
  document.documentElement.removeAttribute(LATE_LAYOUT);
}

const nextSection = () => document.querySelector(`[${LATE_SECTION}]`);

/**
 * Keeps the visible part of the page in place while something above it changes its height. Browsers' own scroll anchoring
 * does not act if the styles of its anchor change at the same time (CSS Scroll Anchoring, 2.2).
 *
 * They also scroll by whole pixels only, and heights are fractions. `off` is how far the view was from its place before, in
 * CSS pixels; gives how far it is now, so that fractions of many changes do not add up. At an end of the page a view cannot
 * keep its place; that is not made up for later.
 */
function holdView(change: () => void, off: number): number {
  const seen = window.scrollY > 0 ? document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2) : null;
  const top = () => seen?.getBoundingClientRect().top ?? 0;
  const place = top() - off;
  change();
  if (top() !== place) window.scrollBy({ top: top() - place, behavior: 'instant' });
  const left = top() - place;
  return Math.abs(left) < 1 ? left : 0;
}
