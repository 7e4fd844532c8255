/** @jest-environment node */

import { aLiveRemote, aShop, aSnapshot } from '../../testing/aLiveRemote';
import { aCanary } from '../testing/aCanary';
import { createMetrics, watchCache, watchReleases } from './metrics';
import { ReleaseFigures } from './ReleaseFigures';
import { serveMetrics } from './serveMetrics';

const blog = { name: 'mfe-blog', version: '1.0.0-a' };

function aShell() {
  const { register, events } = createMetrics();
  const figures = new ReleaseFigures({ isInUse: () => true });
  let remotes = [aLiveRemote(), aShop({ status: 'unavailable' })];
  const registry = { current: () => aSnapshot(...remotes), canaries: () => [aCanary()] };
  watchReleases(register, { registry, figures });
  const retire = () => {
    remotes = [];
  };
  return { register, events, figures, retire };
}

test('a separate port serves the figures and nothing else', async () => {
  const { register, events } = aShell();
  events.served('mfe-blog', 200, 'kept');
  const { url, close } = await serveMetrics(register, 0);
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/);
  const answer = await fetch(url);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  expect(await answer.text()).toContain('pages_total{remote="mfe-blog",status="200",outcome="kept"} 1');
  expect((await fetch(url.replace('/metrics', '/'))).status).toBe(404);
  await close();
});

test('pages, renders, lost threads and the cache are counted by remote and result, never by address', async () => {
  const { register, events } = aShell();
  events.served(undefined, 404, 'rendered');
  events.cacheAsked('fresh');
  events.cacheAsked('fresh');
  events.cacheAsked('miss');
  events.rendered('mfe-shop', 0.02, false);
  events.rendered('mfe-shop', 1.8, true);
  events.threadLost('mfe-shop');
  const text = await register.metrics();
  expect(text).toContain('pages_total{remote="shell",status="404",outcome="rendered"} 1');
  expect(text).toContain('page_cache_total{answer="fresh"} 2');
  expect(text).toContain('render_duration_seconds_count{remote="mfe-shop",result="rendered"} 1');
  expect(text).toContain('render_duration_seconds_bucket{le="1.75",remote="mfe-shop",result="failed"} 0');
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
  expect(text).toContain('release_in_use{remote="mfe-blog",version="1.0.0-b",role="canary"} 1');
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

test('the memory of kept pages is read when Prometheus asks', async () => {
  const { register } = createMetrics();
  const cache = { bytes: 1 };
  watchCache(register, cache);
  cache.bytes = 2048;
  expect(await register.metrics()).toContain('page_cache_bytes 2048');
});
