/**
 * The heartbeat tells the server a busy thread from a stuck one. It is shared memory, which only the thread writes: the
 * number of beats so far, and the CPU time that the thread had used at the last one.
 */
const BEATS = 0;
const CPU = 1;

/** Memory for one thread's heartbeat. */
export const createHeartbeat = (): SharedArrayBuffer => new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT);

/** The thread's side: `cpu` is its own CPU time so far, in milliseconds. */
export function beat(heartbeat: SharedArrayBuffer, cpu: number): void {
  const cells = new Int32Array(heartbeat);
  Atomics.store(cells, CPU, Math.round(cpu));
  Atomics.add(cells, BEATS, 1);
}

/** The server's side: beats so far, and the thread's CPU time at the last of them, in milliseconds. */
export function readHeartbeat(heartbeat: SharedArrayBuffer): { beats: number; cpu: number } {
  const cells = new Int32Array(heartbeat);
  return { beats: Atomics.load(cells, BEATS), cpu: Atomics.load(cells, CPU) };
}
