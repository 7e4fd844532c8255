import { HEARTBEAT } from '../shared/deadlines';

/**
 * The heartbeat lets the server tell a busy thread from a stuck one. It is shared memory that only the thread writes.
 * It holds the number of beats so far, and the thread's CPU time at the last beat.
 */
const BEATS = 0;
const CPU = 1;

/** Memory for one thread's heartbeat. */
export const createHeartbeat = (): SharedArrayBuffer => new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT);

/** Called by the thread. `cpu` is its own CPU time so far, in milliseconds. */
export function beat(heartbeat: SharedArrayBuffer, cpu: number): void {
  const cells = new Int32Array(heartbeat);
  Atomics.store(cells, CPU, Math.round(cpu));
  Atomics.add(cells, BEATS, 1);
}

/** Called by the server. Returns the beats so far, and the thread's CPU time at the last one, in milliseconds. */
export function readHeartbeat(heartbeat: SharedArrayBuffer): { beats: number; cpu: number } {
  const cells = new Int32Array(heartbeat);
  return { beats: Atomics.load(cells, BEATS), cpu: Atomics.load(cells, CPU) };
}

/**
 * Sends heartbeats when work begins, at intervals during it, and when it ends. An idle thread has no timer, so it does not
 * wake up for nothing.
 */
export function beatWhileWorking(sendBeat: () => void): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let underWay = 0;
  let timer: NodeJS.Timeout | undefined;
  return async (work) => {
    // Beat before the work starts: it may block the event loop, and then the timer cannot fire.
    sendBeat();
    if (underWay === 0) timer = setInterval(sendBeat, HEARTBEAT);
    underWay += 1;
    try {
      return await work();
    } finally {
      underWay -= 1;
      if (underWay === 0) clearInterval(timer);
      sendBeat();
    }
  };
}
