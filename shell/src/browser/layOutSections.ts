import { LATE_LAYOUT, LATE_SECTION } from 'shared-ui';

/** When the browser has nothing better to do, or soon where it cannot say (Safari). */
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? window.requestIdleCallback(work, { timeout: 1000 }) : setTimeout(work, 50);

/**
 * Lets the browser lay out what it left out of the first layout, a section at a time, so that no task is long. From then
 * on all heights are real: going back, fragments and the scrollbar meet no estimate.
 */
export function layOutSections(): void {
  const section = document.querySelector(`[${LATE_SECTION}]`);
  if (!section) {
    document.documentElement.removeAttribute(LATE_LAYOUT);
    return;
  }
  section.removeAttribute(LATE_SECTION);
  whenIdle(layOutSections);
}
