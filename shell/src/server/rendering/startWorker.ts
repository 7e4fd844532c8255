import { Worker } from 'node:worker_threads';
import type { StartWorker } from './RenderThread';

/**
 * Heap limit of a thread. V8 ends a thread whose heap slowly outgrows it. A single allocation that does not fit, such as an
 * array of 288 MB, ends the whole process; `npm start` restarts it. Buffers do not count (MemoryLimit.ts). Do not run the
 * process with `--max-old-space-size`, which would replace this limit.
 */
const MEMORY_LIMIT_MB = 256;

/** Starts render threads from the built `renderWorker.cjs`. */
export const startWorkerFrom =
  (file: string): StartWorker =>
  (settings) =>
    new Worker(file, {
      workerData: settings,
      // A remote's code must not see the server's secrets.
      env: { NODE_ENV: process.env.NODE_ENV ?? 'production' },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
    });
