/** Times of a thread while it had a piece of work, in milliseconds. */
export type WorkTimes = {
  /** By the clock. */
  elapsed: number;
  /** Of that, not waiting for events: running, or wanting to run. */
  active: number;
  /** CPU time that it was given. */
  cpu: number;
};

/**
 * Whether a thread is late because the machine had no time for it: for most of the while it wanted to run and could not.
 * A release that waits for something, or works for long, is late by itself.
 */
export const wasStarved = ({ elapsed, active, cpu }: WorkTimes): boolean => active - cpu > elapsed / 2;
