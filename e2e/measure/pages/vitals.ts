import type { Seen } from './watchPage';

/** A task of more than this many milliseconds is long (W3C Long Tasks). */
const LONG = 50;
/** A session of layout shifts ends after a second without one, or after five seconds (web.dev/cls). */
const SESSION_GAP = 1000;
const SESSION = 5000;

/** Total blocking time in milliseconds: the time over 50 ms of each task after the first contentful paint. */
export function blockingTime({ tasks, fcp = 0 }: Pick<Seen, 'tasks' | 'fcp'>): number {
  return tasks
    .map(({ at, duration }) => at + duration - Math.max(at, fcp))
    .reduce((sum, duration) => sum + Math.max(0, duration - LONG), 0);
}

/** The longest task over 50 ms, in milliseconds; 0 if there is none. */
export const longestTask = ({ tasks }: Pick<Seen, 'tasks'>) => Math.max(0, ...tasks.map(({ duration }) => duration));

/** Cumulative layout shift: the worst session's sum. */
export function layoutShift({ shifts }: Pick<Seen, 'shifts'>): number {
  let worst = 0;
  let session = { from: 0, last: 0, sum: 0 };
  for (const { at, value } of shifts) {
    const goesOn = session.sum > 0 && at - session.last < SESSION_GAP && at - session.from < SESSION;
    session = goesOn ? { ...session, last: at, sum: session.sum + value } : { from: at, last: at, sum: value };
    worst = Math.max(worst, session.sum);
  }
  return worst;
}
