/**
 * Ends the current task and continues in a new one, so that a tap or a paint can come between. `scheduler.yield` continues
 * before other queued work. Browsers without it (Safari) get a timer.
 */
export function pause(): Promise<void> {
  if (typeof scheduler !== 'undefined' && 'yield' in scheduler) return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve));
}
