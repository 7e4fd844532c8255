/** @jest-environment node */
import { aWorkshop } from '../../../testing/aWorker';
import { renderRoutes } from './renderRoutes';

const serverBundle = { file: '/build/server.cjs', integrity: 'sha384-a' };
const build = { remote: 'mfe-blog', version: '1.0.0-a', mounts: ['/blog'], serverBundle };
const settings = { apiUrl: 'http://api/api', mediaOrigin: '', siteUrl: '' };

/** A running check, and the worker that renders for it. */
function aCheck() {
  const workshop = aWorkshop();
  const checked = renderRoutes(build, settings, workshop.startWorker);
  return { checked, worker: workshop.workerOf('1.0.0-a') };
}

test('the thread gets the build that is to be published, at its mounts', async () => {
  const { checked, worker } = aCheck();
  expect(worker.settings).toMatchObject({
    ...settings,
    remote: { name: 'mfe-blog', serverBundle },
  });
  expect(worker.requests).toMatchObject([{ kind: 'warm-up', registry: { remotes: [{ mounts: ['/blog'] }] } }]);
  const chunks = { '/blog': ['page-list'] };
  worker.answer({ kind: 'warm-up', warmUp: { rendered: ['/blog'], failures: [], chunks } });
  expect(await checked).toEqual({ rendered: ['/blog'], failures: [], chunks });
  expect(worker.isTerminated).toBe(true);
});

test('for the shell’s own build, the page without a remote is rendered', async () => {
  const workshop = aWorkshop();
  const checked = renderRoutes({ remote: 'shell', version: '1.0.0-a', mounts: [] }, settings, workshop.startWorker);
  const worker = workshop.workerOf(null);
  expect(worker.settings.remote).toBeNull();
  worker.answer({ kind: 'warm-up', warmUp: { rendered: ['/'], failures: [], chunks: {} } });
  expect(await checked).toEqual({ rendered: ['/'], failures: [], chunks: {} });
});

test('a failed route is reported with its address', async () => {
  const { checked, worker } = aCheck();
  const failures = [{ address: '/blog/post/1', message: 'roto' }];
  worker.answer({ kind: 'warm-up', warmUp: { rendered: ['/blog'], failures, chunks: {} } });
  expect(await checked).toEqual({ rendered: ['/blog'], failures: ['/blog/post/1: roto'], chunks: {} });
});

test('a failure has the lines of its stack that are in the build', async () => {
  const { checked, worker } = aCheck();
  const inBuild = '    at Page (/build/server.cjs:12:3)';
  const stack = `Error: roto\n${inBuild}\n    at renderToPipe (/shell/renderWorker.cjs:9:1)`;
  const failures = [{ address: '/blog', message: 'roto', stack }];
  worker.answer({ kind: 'warm-up', warmUp: { rendered: [], failures, chunks: {} } });
  expect(await checked).toEqual({ rendered: [], chunks: {}, failures: [`/blog: roto\n${inBuild}`] });
});

test('a build that cannot even be loaded has them, too', async () => {
  const { checked, worker } = aCheck();
  const inBuild = '    at /build/server.cjs:12:3';
  worker.answer({ kind: 'error', error: { message: 'roto', stack: `Error: roto\n${inBuild}` } });
  expect((await checked).failures).toEqual([
    expect.stringMatching(/\(threw\): roto\n {4}at \/build\/server\.cjs:12:3$/),
  ]);
});

test.each<[string, (worker: ReturnType<typeof aCheck>['worker']) => void, string]>([
  ['gives no routes', (worker) => worker.answer({ kind: 'error', error: { message: 'roto' } }), '(threw): roto'],
  ['ends its thread', (worker) => worker.emit('exit', 3), 'its thread ended with code 3'],
])('a build that %s has failed as a whole, and its thread is ended', async (_what, fail, why) => {
  const { checked, worker } = aCheck();
  fail(worker);
  expect(await checked).toEqual({ rendered: [], chunks: {}, failures: [expect.stringContaining(why)] });
  expect(worker.isTerminated).toBe(true);
});
