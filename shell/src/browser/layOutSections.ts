import { LATE_LAYOUT, LATE_SECTION } from 'shared-ui';
import { idle } from './idle';

/** A section is laid out after so long at the latest, in milliseconds. */
const LATEST_LAYOUT = 1000;

/**
 * Lets the browser lay out what it left out of the first layout, a section at a time, so that no task is long. From then
 * on all heights are real: going back, fragments and the scrollbar meet no estimate.
 */
export async function layOutSections(): Promise<void> {
  for (let section = nextSection(); section; section = nextSection()) {
    holdView(() => section.removeAttribute(LATE_SECTION));
    await idle(LATEST_LAYOUT);
  }
  document.documentElement.removeAttribute(LATE_LAYOUT);
}

const nextSection = () => document.querySelector(`[${LATE_SECTION}]`);

/**
 * Keeps what the visitor sees in its place while something above it changes its height. Browsers' own scroll anchoring
 * leaves that out where the styles of what it would hold on to change as well (CSS Scroll Anchoring, 2.2).
 */
function holdView(change: () => void): void {
  const seen = window.scrollY > 0 ? document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2) : null;
  const before = seen?.getBoundingClientRect().top ?? 0;
  change();
  const moved = (seen?.getBoundingClientRect().top ?? 0) - before;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}
