import { HEARTBEAT } from '../shared/deadlines';

/**
 * Wraps a thread's work. It beats when work begins, at intervals while any is under way, and when it ends. An idle thread
 * has no timer, so it does not wake up for nothing.
 */
export function beatWhileWorking(beat: () => void): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let underWay = 0;
  let timer: NodeJS.Timeout | undefined;
  return async (work) => {
    // Beat before the work, which may block the event loop and with it the timer.
    beat();
    if (underWay === 0) timer = setInterval(beat, HEARTBEAT);
    underWay += 1;
    try {
      return await work();
    } finally {
      underWay -= 1;
      if (underWay === 0) clearInterval(timer);
      beat();
    }
  };
}
