import { Worker } from 'node:worker_threads';
import type { StartWorker } from './RenderThread';

/** Heap limit of a thread. A release that needs more is broken, and must not end the server. */
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
