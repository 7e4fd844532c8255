/** Times of a thread while it had a request, in milliseconds. */
export type WorkTimes = {
  /** Time by the clock. */
  elapsed: number;
  /** The part of it in which the event loop was not waiting for events: the thread ran, or was ready to run. */
  active: number;
  /** CPU time that the thread got. */
  cpu: number;
};

/**
 * Whether a thread is late because the machine was busy: most of the time it was ready to run and got no processor. A
 * release that waits for something or computes for long is late by itself.
 */
export const wasStarved = ({ elapsed, active, cpu }: WorkTimes): boolean => active - cpu > elapsed / 2;
