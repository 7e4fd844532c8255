import { ReleaseRefused } from 'releases';

/** Releases that may wait. Each takes some seconds, and a client waits three minutes. */
const MOST_WAITING = 8;

/** Returns a function that runs works one after the other. It refuses a work when too many wait. */
export function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async <Result>(remote: string, work: () => Promise<Result>): Promise<Result> => {
    if (waiting > MOST_WAITING) {
      const reason = `${waiting} releases wait for the gate, and more may not; publish again in a minute`;
      throw new ReleaseRefused(remote, reason, 'busy');
    }
    waiting += 1;
    const done = last.then(work);
    // The next work runs whether or not this one fails.
    last = done.catch(() => undefined);
    try {
      return await done;
    } finally {
      waiting -= 1;
    }
  };
}
