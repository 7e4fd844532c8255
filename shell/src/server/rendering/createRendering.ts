import path from 'node:path';
import { BroadcastChannel } from 'node:worker_threads';
import { PROVIDER_FAILURES_CHANNEL, ProviderFailures } from '../../render-worker/ProviderFailures';
import type { Configuration } from '../configuration';
import type { ServerEvents } from '../figures/metrics';
import { RenderPool } from './RenderPool';
import { startWorkerFrom } from './startWorker';
import { threadLimit } from './threadLimit';

type Options = Pick<Configuration, 'apiOrigin' | 'apiPath' | 'mediaOrigin' | 'siteUrl' | 'renderThreads'> & {
  /** The shell's build. */
  dist: string;
  log: Record<'info' | 'warn' | 'error', (details: object, message: string) => void>;
  events: ServerEvents;
};

/** The room that renders pages in threads, one for each release, and ends a thread that is stuck. */
export type RenderingRoom = {
  pool: RenderPool;
  /** The reads of the API that failed a moment ago, here and in the threads. */
  failures: ProviderFailures;
  open(): void;
  /** Ends the threads. Pages that are being rendered fail. */
  close(): Promise<void>;
};

/** Creates the room. It starts no thread before `open`. */
export function createRendering({ dist, apiOrigin, apiPath, renderThreads, ...options }: Options): RenderingRoom {
  const pool = new RenderPool({
    startWorker: startWorkerFrom(path.join(dist, 'server/renderWorker.cjs')),
    apiUrl: apiOrigin + apiPath,
    maxThreads: renderThreads ?? threadLimit(),
    ...options,
  });
  const channel = new BroadcastChannel(PROVIDER_FAILURES_CHANNEL);
  channel.unref();
  return {
    pool,
    failures: new ProviderFailures(channel),
    open: () => pool.open(),
    async close() {
      channel.close();
      await pool.stop();
    },
  };
}
