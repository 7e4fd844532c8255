/** @jest-environment node */

import { aLiveRemote, aShop, aSnapshot } from '../../testing/aLiveRemote';
import { aCanary } from '../testing/aCanary';
import { createMetrics, watchSizes } from './metrics';
import { ReleaseFigures } from './ReleaseFigures';
import { watchReleases } from './releaseMetrics';
import { serveMetrics } from './serveMetrics';

const blog = { name: 'mfe-blog', version: '1.0.0-a' };

function aShell() {
  const { register, events } = createMetrics();
  const figures = new ReleaseFigures({ isInUse: () => true });
  let remotes = [aLiveRemote({ wanted: '1.0.1-a' }), aShop({ status: 'unavailable' })];
  const unusable = { version: '1.0.0-c', percent: 10, since: undefined, problem: 'a file is damaged' };
  const registry = {
    current: () => aSnapshot(...remotes),
    canaries: () => [aCanary()],
    canaryProblemOf: (name: string) => (name === 'mfe-shop' ? unusable : undefined),
  };
  watchReleases(register, { registry, figures });
  const retire = () => {
    remotes = [];
  };
  return { register, events, figures, retire };
}

test('a separate port serves the figures and nothing else', async () => {
  const { register, events } = aShell();
  events.served('mfe-blog', 200, 'kept');
  const { url, close } = await serveMetrics(register, { host: '127.0.0.1', port: 0 });
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/);
  const answer = await fetch(url);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  expect(await answer.text()).toContain('pages_total{remote="mfe-blog",status="200",outcome="kept"} 1');
  expect((await fetch(url.replace('/metrics', '/'))).status).toBe(404);
  await close();
});

test('pages, renders, threads and the cache are counted by remote and result, never by address', async () => {
  const { register, events } = aShell();
  events.served(undefined, 404, 'rendered');
  events.cacheAsked('fresh');
  events.cacheAsked('fresh');
  events.cacheAsked('miss');
  events.rendered('mfe-shop', 0.02, false);
  events.rendered('mfe-shop', 1.8, true);
  events.threadStarted('mfe-shop');
  events.threadStarted(undefined);
  events.threadLost('mfe-shop');
  const text = await register.metrics();
  expect(text).toContain('pages_total{remote="shell",status="404",outcome="rendered"} 1');
  expect(text).toContain('page_cache_total{answer="fresh"} 2');
  expect(text).toContain('render_duration_seconds_count{remote="mfe-shop",result="rendered"} 1');
  expect(text).toContain('render_duration_seconds_bucket{le="1.75",remote="mfe-shop",result="failed"} 0');
  expect(text).toContain('render_threads_started_total{remote="mfe-shop"} 1');
  expect(text).toContain('render_threads_started_total{remote="shell"} 1');
  expect(text).toContain('render_threads_lost_total{remote="mfe-shop"} 1');
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
});

test('releases in use, their views, errors and vitals are read when Prometheus asks', async () => {
  const { register, figures, retire } = aShell();
  figures.view(blog, { kind: 'card' });
  figures.view(blog, { kind: 'rendered' });
  figures.error(blog);
  figures.vitals(blog, { LCP: 1200, CLS: 0 });
  const text = await register.metrics();
  const labels = 'remote="mfe-blog",version="1.0.0-a"';
  expect(text).toContain(`release_in_use{${labels},role="live"} 1`);
  expect(text).toContain('release_in_use{remote="mfe-blog",version="1.0.1-a",role="live"} 0');
  expect(text).toContain('release_in_use{remote="mfe-blog",version="1.0.0-b",role="canary"} 1');
  expect(text).toContain('release_in_use{remote="mfe-shop",version="1.0.0-c",role="canary"} 0');
  expect(text).toContain('canary_share{remote="mfe-blog",version="1.0.0-b"} 0.1');
  expect(text).toContain('release_in_use{remote="mfe-shop",version="1.0.0-a",role="live"} 0');
  expect(text).toContain(`release_views_total{${labels}} 2`);
  expect(text).toContain(`release_errors_total{${labels},side="server"} 1`);
  expect(text).toContain(`release_errors_total{${labels},side="browser"} 1`);
  expect(text).toContain(`web_vital_p75{${labels},vital="LCP"} 1150`);
  expect(text).not.toContain('vital="INP"');
  retire();
  expect(await register.metrics()).not.toContain('role="live"');
  expect(await register.metrics()).toContain(`release_views_total{${labels}} 2`);
});

test('kept pages, threads and the limit of memory are read when Prometheus asks', async () => {
  const { register } = createMetrics();
  const cache = { bytes: 1 };
  const pool = { threadCount: 0 };
  watchSizes(register, { cache, pool, availableMemory: () => 5e8 });
  cache.bytes = 2048;
  pool.threadCount = 3;
  const text = await register.metrics();
  expect(text).toContain('page_cache_bytes 2048');
  expect(text).toContain('render_threads 3');
  expect(text).toContain('process_memory_limit_bytes 500000000');
});

test('a halted canary is shown with the time of the halt', async () => {
  const { register, events } = createMetrics();
  const before = Date.now() / 1000;
  events.canaryHalted(blog);
  const halted = /^canary_halted_timestamp_seconds\{remote="mfe-blog",version="1.0.0-a"\} ([\d.]+)$/m;
  const [, time] = halted.exec(await register.metrics()) ?? [];
  expect(Number(time)).toBeGreaterThanOrEqual(before);
});
