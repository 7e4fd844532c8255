import { Worker } from 'node:worker_threads';
import type { StartWorker } from './RenderThread';

/** A release that needs more is broken, and must not take the server down with it. */
const MEMORY_LIMIT_MB = 256;
/**
 * Room for a thread's new objects. V8 lets it grow to twice this for the sake of garbage collection, and eight threads keep
 * what they once had; with this much a page costs the same CPU (docs/decisions/0013).
 */
const YOUNG_GENERATION_MB = 24;

/** Starts render threads from the built `renderWorker.cjs`. */
export const startWorkerFrom =
  (file: string): StartWorker =>
  (settings) =>
    new Worker(file, {
      workerData: settings,
      // A remote's code has no business with the server's secrets.
      env: { NODE_ENV: process.env.NODE_ENV ?? 'production' },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB, maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
    });
