import os from 'node:os';

/** Memory of one thread at work, and of the server without threads, in bytes: as `npm run measure -- registry` prints. */
const THREAD = 48e6;
const SERVER = 96e6;
/** Share of the machine for threads and server. The API, its database and the system have the rest. */
const SHARE = 0.6;
const MIN_THREADS = 4;

/** The memory that this process may use, in bytes: of its container, else of the machine. */
export function availableMemory(): number {
  // Zero without a limit, and larger than the machine with none on older systems.
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, os.totalmem()) : os.totalmem();
}

/** How many releases may have a thread at a time if nobody sets RENDER_THREADS. `memory` is in bytes. */
export const threadLimit = (memory = availableMemory()): number =>
  Math.max(MIN_THREADS, Math.floor((memory * SHARE - SERVER) / THREAD));
