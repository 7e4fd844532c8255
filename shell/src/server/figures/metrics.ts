import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { OutcomeKind } from '../../shared/composition/outcome';
import { VITALS } from '../../shared/composition/reports/vitals';
import type { Canary } from '../store/Canary';
import type { Snapshot } from '../store/Snapshot';
import type { FiguresOfRelease } from './ReleaseFigures';
import { quantileOf } from './vitalBuckets';

/** In seconds: around the render timeout of 1.75 s. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 1.75, 2.5];

/** How the cache answered: with a fresh page, with a stale one that is rendered again meanwhile, or with none. */
export type CacheAnswer = 'fresh' | 'stale' | 'miss';

/** Events of the server, for figures. `remote` is undefined for the shell's own pages. */
export type ServerEvents = {
  served(remote: string | undefined, status: number, outcome: OutcomeKind): void;
  cacheAsked(answer: CacheAnswer): void;
  rendered(remote: string | undefined, seconds: number, hasFailed: boolean): void;
  /** A render thread crashed or had to be ended. */
  threadLost(remote: string | undefined): void;
};

/** Used without metrics. */
export const noEvents: ServerEvents = { served() {}, cacheAsked() {}, rendered() {}, threadLost() {} };

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
  const lost = new Counter({
    name: 'render_threads_lost_total',
    help: 'Render threads that crashed, or were ended because they were stuck',
    labelNames: ['remote'],
    registers,
  });
  const events: ServerEvents = {
    served: (remote = 'shell', status, outcome) => pages.inc({ remote, status, outcome }),
    cacheAsked: (answer) => cache.inc({ answer }),
    rendered: (remote = 'shell', seconds, hasFailed) =>
      renders.observe({ remote, result: hasFailed ? 'failed' : 'rendered' }, seconds),
    threadLost: (remote = 'shell') => lost.inc({ remote }),
  };
  return { register, events };
}

/** Adds the memory of cached pages, read when Prometheus asks. */
export function watchCache(register: Registry, cache: { bytes: number }): void {
  new Gauge({
    name: 'page_cache_bytes',
    help: 'Memory of the pages that are kept',
    registers: [register],
    collect() {
      this.set(cache.bytes);
    },
  });
}

type Watched = {
  registry: { current(): Snapshot; canaries(): Canary[] };
  figures: { all(): readonly FiguresOfRelease[] };
};

/** Adds the figures of releases, read when Prometheus asks. There are as many versions as ReleaseFigures keeps. */
export function watchReleases(register: Registry, { registry, figures }: Watched): void {
  const registers = [register];
  const labelNames = ['remote', 'version'];
  const labels = ({ name, version }: { name: string; version: string }) => ({ remote: name, version });
  new Gauge({
    name: 'release_in_use',
    help: 'Releases that visitors get: 1, or 0 for one that cannot be used',
    labelNames: [...labelNames, 'role'],
    registers,
    collect() {
      this.reset();
      for (const remote of registry.current().remotes)
        this.set({ ...labels(remote), role: 'live' }, remote.status === 'available' ? 1 : 0);
      for (const { remote } of registry.canaries()) this.set({ ...labels(remote), role: 'canary' }, 1);
    },
  });
  new Counter({
    name: 'release_views_total',
    help: 'Documents of a release that visitors got',
    labelNames,
    registers,
    collect() {
      this.reset();
      for (const release of figures.all()) this.inc(labels(release), release.views);
    },
  });
  new Counter({
    name: 'release_errors_total',
    help: 'Views that failed in the server, or in the browser as it tells',
    labelNames: [...labelNames, 'side'],
    registers,
    collect() {
      this.reset();
      for (const release of figures.all())
        for (const side of ['server', 'browser'] as const) this.inc({ ...labels(release), side }, release.errors[side]);
    },
  });
  new Gauge({
    name: 'web_vital_p75',
    help: 'What three quarters of the views stay below: milliseconds, and a score for CLS',
    labelNames: [...labelNames, 'vital'],
    registers,
    collect() {
      this.reset();
      for (const release of figures.all())
        for (const vital of VITALS) {
          const p75 = quantileOf(vital, release.vitals[vital], 0.75);
          if (p75 !== undefined) this.set({ ...labels(release), vital }, p75);
        }
    },
  });
}
