import { LATE_LAYOUT, LATE_SECTION } from 'shared-ui';
import { idle } from './idle';

/** The next section is laid out after this time, even if the browser is not idle; in milliseconds. */
const IDLE_TIMEOUT = 1000;

/**
 * Lays out the sections that the first layout left out, one at a time, so that no task is long. After that every height is
 * real: going back, fragments and the scrollbar need no estimates.
 */
export async function layOutSections(): Promise<void> {
  for (let section = nextSection(); section; section = nextSection()) {
    holdView(() => section.removeAttribute(LATE_SECTION));
    await idle(IDLE_TIMEOUT);
  }
  document.documentElement.removeAttribute(LATE_LAYOUT);
}

const nextSection = () => document.querySelector(`[${LATE_SECTION}]`);

/**
 * Keeps the visible part of the page in place while something above it changes its height. Browsers' own scroll anchoring
 * does not act if the styles of its anchor change at the same time (CSS Scroll Anchoring, 2.2).
 */
function holdView(change: () => void): void {
  const seen = window.scrollY > 0 ? document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2) : null;
  const before = seen?.getBoundingClientRect().top ?? 0;
  change();
  const moved = (seen?.getBoundingClientRect().top ?? 0) - before;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}
