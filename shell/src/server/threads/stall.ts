/** Silence of a thread at work, in milliseconds, after which it is stuck… */
const LIMIT = 1000;
/** …if it was at work meanwhile: a second of a busy machine may hold little of a thread's own time (CPU, milliseconds)… */
const WORK = 600;
/** …and after which it is given up whatever the reason, so that its page still answers within 2 s. */
const LAST_LIMIT = 1600;

/**
 * Whether a thread that has been silent for so long is in an endless loop, or as good as. `cpu` is what the process
 * used meanwhile: a healthy release that starts on a machine with no time for it must not be taken for a broken one.
 */
export const isStalled = (silence: number, cpu: number): boolean =>
  silence >= LAST_LIMIT || (silence >= LIMIT && cpu >= WORK);
