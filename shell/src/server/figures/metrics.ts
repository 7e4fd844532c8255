import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { OutcomeKind } from '../../shared/composition/outcome';
import type { Release } from './ReleaseFigures';

/** In seconds: around the render timeout of 1.75 s. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 1.75, 2.5];

/** How the cache answered: with a fresh page, with a stale one that is rendered again meanwhile, or with none. */
export type CacheAnswer = 'fresh' | 'stale' | 'miss';

/** Events of the server, for figures. `remote` is undefined for the shell's own pages. */
export type ServerEvents = {
  served(remote: string | undefined, status: number, outcome: OutcomeKind): void;
  cacheAsked(answer: CacheAnswer): void;
  rendered(remote: string | undefined, seconds: number, hasFailed: boolean): void;
  /** A render thread was started. */
  threadStarted(remote: string | undefined): void;
  /** A render thread crashed or had to be ended. */
  threadLost(remote: string | undefined): void;
  /** This shell halted a canary, because it failed more often than the live release. */
  canaryHalted(canary: Release): void;
};

/** Used without metrics. */
export const noEvents: ServerEvents = {
  served() {},
  cacheAsked() {},
  rendered() {},
  threadStarted() {},
  threadLost() {},
  canaryHalted() {},
};

/** Figures for Prometheus, including those of the process (memory, event loop, garbage collection). */
export function createMetrics(): { register: Registry; events: ServerEvents } {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const pages = new Counter({
    name: 'pages_total',
    help: 'Documents that were answered, by the remote of the page and how they were made (docs/operating.md#outcomes)',
    labelNames: ['remote', 'status', 'outcome'],
    registers,
  });
  const cache = new Counter({
    name: 'page_cache_total',
    help: 'Questions to the cache of pages, by how it answered',
    labelNames: ['answer'],
    registers,
  });
  const renders = new Histogram({
    name: 'render_duration_seconds',
    help: 'Time to render a page in its thread',
    labelNames: ['remote', 'result'],
    buckets: BUCKETS,
    registers,
  });
  const started = new Counter({
    name: 'render_threads_started_total',
    help: 'Render threads that were started',
    labelNames: ['remote'],
    registers,
  });
  const lost = new Counter({
    name: 'render_threads_lost_total',
    help: 'Render threads that crashed, or were ended because they were stuck',
    labelNames: ['remote'],
    registers,
  });
  // A time, because the first count of a new counter is no increase for Prometheus.
  const halted = new Gauge({
    name: 'canary_halted_timestamp_seconds',
    help: 'When this shell halted a canary',
    labelNames: ['remote', 'version'],
    registers,
  });
  const events: ServerEvents = {
    served: (remote = 'shell', status, outcome) => pages.inc({ remote, status, outcome }),
    cacheAsked: (answer) => cache.inc({ answer }),
    rendered: (remote = 'shell', seconds, hasFailed) =>
      renders.observe({ remote, result: hasFailed ? 'failed' : 'rendered' }, seconds),
    threadStarted: (remote = 'shell') => started.inc({ remote }),
    threadLost: (remote = 'shell') => lost.inc({ remote }),
    canaryHalted: ({ name, version }) => halted.set({ remote: name, version }, Date.now() / 1000),
  };
  return { register, events };
}

type Sizes = {
  cache: { bytes: number };
  pool: { threadCount: number };
  /** Memory that this process may use, in bytes. */
  availableMemory: () => number;
};

/** Adds the sizes of cache, render pool and memory, read when Prometheus asks. */
export function watchSizes(register: Registry, { cache, pool, availableMemory }: Sizes): void {
  const registers = [register];
  new Gauge({
    name: 'page_cache_bytes',
    help: 'Memory of the pages that are kept',
    registers,
    collect() {
      this.set(cache.bytes);
    },
  });
  new Gauge({
    name: 'render_threads',
    help: 'Render threads that run',
    registers,
    collect() {
      this.set(pool.threadCount);
    },
  });
  new Gauge({
    name: 'process_memory_limit_bytes',
    help: 'Memory of the container, or else of the machine',
    registers,
    collect() {
      this.set(availableMemory());
    },
  });
}
