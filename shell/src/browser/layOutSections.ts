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
    section.removeAttribute(LATE_SECTION);
    await idle(LATEST_LAYOUT);
  }
  document.documentElement.removeAttribute(LATE_LAYOUT);
}

const nextSection = () => document.querySelector(`[${LATE_SECTION}]`);
