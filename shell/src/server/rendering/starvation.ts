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
 * Whether a thread is late because the machine was busy: most of the time it was ready to run but got no processor. Waiting
 * for data or computing for long does not count as starvation.
 */
export const wasStarved = ({ elapsed, active, cpu }: WorkTimes): boolean => active - cpu > elapsed / 2;
