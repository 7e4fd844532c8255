import { HEARTBEAT } from '../shared/deadlines';

/**
 * Sends heartbeats when work begins, at intervals during it, and when it ends. An idle thread has no timer, so it does not
 * wake up for nothing.
 */
export function beatWhileWorking(beat: () => void): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let underWay = 0;
  let timer: NodeJS.Timeout | undefined;
  return async (work) => {
    // Beat before the work starts: it may block the event loop, and then the timer cannot fire.
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
