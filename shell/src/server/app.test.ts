/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { RESERVED_MOUNTS, servingReport } from '@tramuntana/contracts';
import { NEWSLETTER_PATH } from '../shared/api/newsletterPaths';
import { anOffer } from '../testing/anOffer';
import { aStore } from '../testing/aStore';
import { aRenderedPage, aWorkshop, type FakeWorker } from '../testing/aWorker';
import { createApp } from './app';
import type { Configuration } from './configuration';

let workshop: ReturnType<typeof aWorkshop>;
const startWorkerFrom = jest.fn((_file: string) => workshop.startWorker);
jest.mock('./rendering/startWorker', () => ({ startWorkerFrom: (file: string) => startWorkerFrom(file) }));

const BEACON = { 'content-type': 'text/plain;charset=UTF-8' };

/** A port that is free now. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });

const settled = () => new Promise(setImmediate);
/** Lets file reads continue until a condition holds. */
async function until(holds: () => boolean) {
  for (let turns = 0; !holds(); turns++) {
    if (turns > 100_000) throw new Error(`it does not become true: ${holds}`);
    await settled();
  }
}

let dist: string;
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  workshop = aWorkshop();
  dist = mkdtempSync(path.join(os.tmpdir(), 'dist-'));
  for (const folder of ['inline', 'web']) mkdirSync(path.join(dist, folder));
  for (const name of ['firstPaint', 'start']) writeFileSync(path.join(dist, `inline/${name}.js`), `${name}()`);
  writeFileSync(path.join(dist, 'web/main.1a2b.js'), 'hola();');
  writeFileSync(path.join(dist, 'web/main.1a2b.js.br'), zlib.brotliCompressSync('hola();'));
  writeFileSync(path.join(dist, 'build.json'), JSON.stringify({ version: '1', chunks: { main: ['main.1a2b.js'] } }));
  writeFileSync(path.join(dist, 'offer.json'), JSON.stringify(anOffer()));
});
afterEach(() => {
  jest.useRealTimers();
  rmSync(dist, { recursive: true });
});

const aConfiguration = (store: string): Configuration => ({
  port: 3000,
  host: '127.0.0.1',
  // No server listens there.
  apiOrigin: 'http://127.0.0.1:9',
  apiPath: '/v1/api',
  mediaOrigin: 'https://media.example',
  siteUrl: 'https://site.example',
  trustedProxies: [],
  signatureKeys: [],
  store,
  dataFolder: undefined,
  metricsPort: undefined,
  metricsHost: '127.0.0.1',
  renderThreads: undefined,
  logLevel: 'silent',
  cacheHtml: true,
  teamsToken: 'un-secreto-de-los-equipos',
});

const reportFile = (store: string) => path.join(store, '.serving', `${os.hostname()}-3000.json`);

async function aSite(over: Partial<Configuration> = {}, ...parent: [askForHalt?: () => void]) {
  const store = aStore();
  for (const version of ['1', '2']) store.publish('mfe-blog', version);
  store.promote('mfe-blog', '1');
  const { app, warm } = await createApp({ ...aConfiguration(store.folder), ...over }, dist, ...parent);
  await app.ready();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const report = () => servingReport.parse(JSON.parse(readFileSync(reportFile(store.folder), 'utf8')));
  const inUse = async () => JSON.parse((await app.inject('/healthz')).body).remotes;
  return { app, warm, store, report, inUse };
}

const answerWarmUp = (worker: FakeWorker) =>
  worker.answer({ kind: 'warm-up', warmUp: { rendered: [], failures: [], chunks: {} } });
const kinds = ({ requests }: FakeWorker) => requests.map(({ kind }) => kind);

test('the start prepares the shell, warms up the live releases, and reports to the store', async () => {
  const { app, report } = await aSite();
  expect(startWorkerFrom).toHaveBeenCalledWith(path.join(dist, 'server/renderWorker.cjs'));
  const shell = workshop.workerOf(null);
  expect(shell.settings).toMatchObject({
    apiUrl: 'http://127.0.0.1:9/v1/api',
    mediaOrigin: 'https://media.example',
    siteUrl: 'https://site.example',
  });
  // Renders the substitute for the blog's pages, used when the machine has no time even for the shell.
  expect(shell.requests).toMatchObject([
    { kind: 'page', page: { remote: 'mfe-blog', address: { pathname: '/blog' } } },
  ]);
  expect(kinds(workshop.workerOf('1'))).toEqual(['warm-up']);
  expect(report()).toMatchObject({
    state: 'running',
    remotes: [{ name: 'shell' }, { name: 'mfe-blog', version: '1' }],
  });
  await app.close();
  expect(report().state).toBe('stopped');
  expect(workshop.running()).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
});

const answersAtOnce = async (promise: Promise<void>) => {
  const pending = Symbol('pending');
  return (await Promise.race([promise, settled().then(() => pending)])) !== pending;
};

test('the server is warm once live releases have rendered their routes and the shell its substitutes', async () => {
  const { app, warm } = await aSite();
  const warming = warm();
  answerWarmUp(workshop.workerOf('1'));
  expect(await answersAtOnce(warming)).toBe(false);
  workshop.workerOf(null).answerPage();
  expect(await answersAtOnce(warming)).toBe(true);
  await app.close();
  expect(jest.getTimerCount()).toBe(0);
});

test('a live release that hangs delays the start by five seconds at most', async () => {
  const { app, warm } = await aSite();
  workshop.workerOf(null).answerPage();
  const warming = warm();
  jest.advanceTimersByTime(4999);
  expect(await answersAtOnce(warming)).toBe(false);
  jest.advanceTimersByTime(1);
  expect(await answersAtOnce(warming)).toBe(true);
  await app.close();
});

test('a shell reports its offer, even if no remote is live yet', async () => {
  const store = aStore();
  const { app } = await createApp(aConfiguration(store.folder), dist);
  await app.listen({ port: 0, host: '127.0.0.1' });
  expect(servingReport.parse(JSON.parse(readFileSync(reportFile(store.folder), 'utf8')))).toMatchObject({
    offer: anOffer(),
    remotes: [{ name: 'shell' }],
  });
  await app.close();
});

test('a shell reports to the store only once it listens, not while it warms up', async () => {
  const store = aStore();
  const { app, warm } = await createApp(aConfiguration(store.folder), dist);
  await app.ready();
  await warm();
  expect(existsSync(reportFile(store.folder))).toBe(false);
  await app.listen({ port: 0, host: '127.0.0.1' });
  expect(existsSync(reportFile(store.folder))).toBe(true);
  await app.close();
});

test('a promoted release is warmed up once, takes over, and ends the former release’s thread', async () => {
  const { app, store, inUse } = await aSite();
  answerWarmUp(workshop.workerOf('1'));
  store.promote('mfe-blog', '1', '2');
  jest.advanceTimersByTime(200);
  await until(() => workshop.workers.length === 3);
  expect(await inUse()).toEqual([{ name: 'mfe-blog', wanted: '1', version: '1', status: 'available' }]);
  const former = workshop.workerOf('1');
  const next = workshop.workerOf('2');
  answerWarmUp(next);
  await until(() => former.isTerminated);
  expect(await inUse()).toEqual([{ name: 'mfe-blog', wanted: '2', version: '2', status: 'available' }]);
  expect(next.requests).toEqual([]);
  // A release that comes back must be warmed up like a new one.
  store.promote('mfe-blog', '1', '2', '1');
  jest.advanceTimersByTime(200);
  await until(() => workshop.workers.length === 4);
  expect(kinds(workshop.workerOf('1'))).toEqual(['warm-up']);
  await app.close();
});

test('a release that was gone is warmed up again when it is back, other remotes’ releases are not', async () => {
  const { app, store } = await aSite();
  store.publish('mfe-shop', '7');
  store.promote('mfe-shop', '7');
  await app.inject('/registry.json');
  expect(kinds(workshop.workerOf('7'))).toEqual(['warm-up']);
  const former = workshop.workerOf('1');
  answerWarmUp(former);
  rmSync(path.join(store.folder, 'mfe-blog/1'), { recursive: true });
  await app.inject('/registry.json');
  expect(former.isTerminated).toBe(true);
  store.publish('mfe-blog', '1');
  await app.inject('/registry.json');
  expect(kinds(workshop.workerOf('1'))).toEqual(['warm-up']);
  expect(kinds(workshop.workerOf('7'))).toEqual(['warm-up']);
  await app.close();
});

test('a canary has one thread beside the live release’s, which ends with the canary', async () => {
  const { app, store, report } = await aSite();
  const live = workshop.workerOf('1');
  answerWarmUp(live);
  store.canary('mfe-blog', '2', 50);
  jest.advanceTimersByTime(200);
  await until(() => workshop.workers.length === 3);
  const canary = workshop.workerOf('2');
  canary.answer({ kind: 'warm-up', warmUp: { rendered: ['/blog'], failures: [], chunks: {} } });
  await until(() => report().remotes.at(-1)?.canary !== undefined);
  expect(report().remotes.at(-1)).toMatchObject({ version: '1', canary: { version: '2', percent: 50, rendered: 1 } });
  const [first, second] = ['0.2', '9999.2'].map((drawn) =>
    app.inject({ url: '/blog', headers: { cookie: `canary-mfe-blog=${drawn}` } }),
  );
  await until(() => live.requests.length > 0 && canary.requests.length > 0);
  canary.answerPage();
  live.answerPage();
  expect([(await first)?.statusCode, (await second)?.statusCode]).toEqual([200, 200]);
  expect(JSON.parse((await app.inject('/healthz')).body).remotes[0].canary).toMatchObject({
    version: '2',
    counts: { views: { live: 1, canary: 1 }, errors: { live: 0, canary: 0 } },
  });
  store.canary('mfe-blog', '2', 0);
  jest.advanceTimersByTime(200);
  await until(() => canary.isTerminated);
  expect([live.isTerminated, workshop.workers.length]).toEqual([false, 3]);
  await app.close();
});

test('a failing canary is halted for all visitors at once, and the store’s entry is to be ended', async () => {
  const askForHalt = jest.fn();
  const metricsPort = await freePort();
  const { app, store } = await aSite({ metricsPort }, askForHalt);
  answerWarmUp(workshop.workerOf('1'));
  store.canary('mfe-blog', '2', 10);
  jest.advanceTimersByTime(200);
  await until(() => workshop.workers.length === 3);
  const canary = workshop.workerOf('2');
  answerWarmUp(canary);
  await until(() => canary.requests.length === 0);
  const report = { path: '/blog', remote: 'mfe-blog', version: '2', isDocument: false };
  let views = 0;
  while (askForHalt.mock.calls.length === 0 && views < 60) {
    views += 1;
    await app.inject({ method: 'POST', url: '/client-errors', payload: report });
  }
  expect(views).toBeLessThan(60);
  expect(askForHalt).toHaveBeenCalledWith({
    remote: 'mfe-blog',
    version: '2',
    since: expect.any(String),
    reason: `${views} of ${views} views failed, and 0 of 0 views of the live 1: clearly more errors`,
  });
  expect(canary.isTerminated).toBe(true);
  const figures = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(figures).toContain('canary_halted_timestamp_seconds{remote="mfe-blog",version="2"}');
  const page = app.inject({ url: '/blog', headers: { cookie: 'canary-mfe-blog=0.2' } });
  const live = workshop.workerOf('1');
  await until(() => live.requests.length > 0);
  live.answerPage();
  expect((await page).statusCode).toBe(200);
  await app.close();
});

test('no more releases have a thread than the setting allows, besides the shell', async () => {
  const { app, store } = await aSite({ renderThreads: 2 });
  for (let remote = 1; remote <= 4; remote++) {
    store.publish(`mfe-x${remote}`, '1');
    store.promote(`mfe-x${remote}`, '1');
  }
  await app.inject('/registry.json');
  const answerAll = () => {
    for (const worker of workshop.workers)
      while (worker.requests.length > 0) worker.answer({ kind: 'list', pages: [] });
  };
  await until(() => {
    answerAll();
    return workshop.workers.length === 6 && workshop.running() <= 3;
  });
  expect(workshop.running()).toBe(3);
  await app.close();
});

test('a failed warm-up is reported to the store at once, because the promotion waits for it', async () => {
  const { app, report } = await aSite();
  workshop.workerOf('1').answer({ kind: 'error', error: { message: 'roto' } });
  await settled();
  expect(report().remotes[1]?.problem).toContain('roto');
  await app.close();
});

test('after a restart with an unreadable channel, the last used release goes on', async () => {
  const { app, store } = await aSite();
  await app.close();
  store.write('mfe-blog/channel.json', '{ half a chan');
  const { app: again } = await createApp(aConfiguration(store.folder), dist);
  const { remotes } = JSON.parse((await again.inject('/healthz')).body);
  expect(remotes).toEqual([{ name: 'mfe-blog', wanted: '1', version: '1', status: 'available' }]);
  await again.close();
});

test.each([
  [true, 1],
  [false, 2],
])('with the HTML cache %s two visitors cost %i renderings', async (cacheHtml, made) => {
  const { app } = await aSite({ cacheHtml });
  const worker = workshop.workerOf('1');
  answerWarmUp(worker);
  const pages = jest.spyOn(worker, 'postMessage');
  for (let visitor = 0; visitor < 2; visitor++) {
    const asked = app.inject('/blog');
    await until(() => worker.requests.length > 0 || pages.mock.calls.length === made);
    if (worker.requests.length > 0) worker.answerPage();
    const { body, statusCode } = await asked;
    expect([statusCode, body.includes('<h1>Blog</h1>')]).toEqual([200, true]);
    expect(body).toContain('data-scripts="/assets/main.1a2b.js"');
  }
  expect(pages).toHaveBeenCalledTimes(made);
  await app.close();
});

test('a page of a former shell release still finds its files, compressed or not', async () => {
  const store = aStore();
  store.write('shell/0/web/main.0.js', 'antes();');
  store.write('shell/0/web/libraries.0.js', 'react();');
  store.write('shell/0/web/libraries.0.js.br', 'comprimido');
  for (const file of ['build.json', 'offer.json', 'inline/firstPaint.js', 'inline/start.js'])
    store.write(`shell/1/${file}`, readFileSync(path.join(dist, file), 'utf8'));
  store.write('shell/1/web/main.1a2b.js', 'ahora();');
  const { app } = await createApp(aConfiguration(store.folder), path.join(store.folder, 'shell/1'));
  const headers = { 'accept-encoding': 'br' };
  const bodyOf = async (name: string) => (await app.inject({ url: `/assets/${name}`, headers })).body;
  expect([await bodyOf('main.1a2b.js'), await bodyOf('main.0.js')]).toEqual(['ahora();', 'antes();']);
  expect(await bodyOf('libraries.0.js')).toBe('comprimido');
  expect((await app.inject({ url: '/assets/main.9.js', headers })).statusCode).toBe(404);
  await app.close();
});

test('a page of a newer shell release, which another machine runs, finds its files', async () => {
  const { app, store } = await aSite();
  const headers = { 'accept-encoding': 'br' };
  store.write('shell/.publishing-2-1a2b/web/main.2.js', 'la mitad');
  expect((await app.inject({ url: '/assets/main.2.js', headers })).statusCode).toBe(404);
  store.write('shell/2/web/main.2.js', 'después();');
  store.write('shell/2/web/main.2.js.br', 'comprimido');
  const { body, headers: answered } = await app.inject({ url: '/assets/main.2.js', headers });
  expect([body, answered['cache-control']]).toEqual(['comprimido', 'public, max-age=31536000, immutable']);
  expect((await app.inject({ url: '/assets/main.2.js' })).body).toBe('después();');
  expect((await app.inject({ method: 'HEAD', url: '/assets/main.2.js' })).statusCode).toBe(200);
  await app.close();
});

test.each(['', 'main.9.js', '..%2Fbuild.json', '..%2F..%2Fweb%2Fmain.1a2b.js', 'main%00.js'])(
  'there is no file of the shell at /assets/%s',
  async (name) => {
    const { app } = await aSite();
    expect([403, 404]).toContain((await app.inject(`/assets/${name}`)).statusCode);
    await app.close();
  },
);

test('the rendered routes of a first release are reported to the store as soon as they are known', async () => {
  const { app, report } = await aSite();
  expect(report().remotes[1]).not.toHaveProperty('rendered');
  const warmUp = { rendered: ['/blog'], failures: [], chunks: {} };
  workshop.workerOf('1').answer({ kind: 'warm-up', warmUp });
  await settled();
  expect(report().remotes[1]).toMatchObject({ version: '1', rendered: 1 });
  await app.close();
});

test('a promoted release is compared with the one before it', async () => {
  const { app, store, report } = await aSite();
  const failure = { address: '/blog/post/1', message: 'roto' };
  const warmUp = { rendered: ['/blog'], failures: [failure], chunks: {} };
  workshop.workerOf('1').answer({ kind: 'warm-up', warmUp });
  store.promote('mfe-blog', '1', '2');
  jest.advanceTimersByTime(200);
  await until(() => workshop.workers.length === 3);
  workshop.workerOf('2').answer({ kind: 'warm-up', warmUp });
  await until(() => report().remotes[1]?.version === '2');
  expect(report().remotes[1]).toMatchObject({ wanted: '2', rendered: 1 });
  expect(report().remotes[1]).not.toHaveProperty('problem');
  await app.close();
});

test('a release that warms up keeps its thread and its result while other remotes change', async () => {
  const { app, store, report, inUse } = await aSite();
  store.publish('mfe-shop', '7');
  const failure = { address: '/blog/post/1', message: 'roto' };
  const warmUp = { rendered: ['/blog'], failures: [failure], chunks: {} };
  workshop.workerOf('1').answer({ kind: 'warm-up', warmUp });
  store.promote('mfe-blog', '1', '2');
  jest.advanceTimersByTime(200);
  await until(() => workshop.workers.length === 3);
  const next = workshop.workerOf('2');
  store.promote('mfe-shop', '7');
  jest.advanceTimersByTime(200);
  await until(() => report().remotes.length === 3);
  expect((await inUse())[0]).toMatchObject({ name: 'mfe-blog', version: '1' });
  expect([next.isTerminated, kinds(next)]).toEqual([false, ['warm-up']]);
  next.answer({ kind: 'warm-up', warmUp });
  await until(() => report().remotes[1]?.version === '2');
  expect([next.isTerminated, kinds(next)]).toEqual([false, []]);
  expect(report().remotes[1]).toMatchObject({ wanted: '2', rendered: 1 });
  expect(report().remotes[1]).not.toHaveProperty('problem');
  await app.close();
});

test('while a canary adds a link, the live release’s pages have a prepared substitute, too', async () => {
  const { app, store, report } = await aSite();
  const [shell, live] = [workshop.workerOf(null), workshop.workerOf('1')];
  shell.answerPage();
  answerWarmUp(live);
  store.publish('mfe-blog', '2', { nav: [{ label: 'Cartas', path: '/blog/cartas', place: 'footer', order: 800 }] });
  store.canary('mfe-blog', '2', 50);
  jest.advanceTimersByTime(200);
  await until(() => workshop.workers.length === 3);
  answerWarmUp(workshop.workerOf('2'));
  await until(() => report().remotes[1]?.canary !== undefined);
  while (shell.requests.length > 0) shell.answerPage();
  for (const [worker, drawn] of [
    [live, '9999.2'],
    [workshop.workerOf('2'), '0.2'],
  ] as const) {
    const page = app.inject({ url: '/blog', headers: { cookie: `canary-mfe-blog=${drawn}` } });
    await until(() => worker.requests.length > 0);
    const asked = shell.requests.length;
    jest.advanceTimersByTime(1750);
    await until(() => shell.requests.length > asked);
    jest.advanceTimersByTime(200);
    expect((await page).statusCode).toBe(200);
  }
  await app.close();
});

test('the paths of a retired remote are 404', async () => {
  const { app, store, report } = await aSite();
  store.retire('mfe-blog');
  jest.advanceTimersByTime(200);
  await until(() => report().remotes.length === 1);
  const shell = workshop.workerOf(null);
  for (const { id } of [...shell.requests]) shell.answer({ kind: 'page', page: aRenderedPage() }, id);
  const asked = app.inject('/blog');
  await until(() => shell.requests.length > 0);
  expect(shell.requests).toMatchObject([{ kind: 'page', page: { remote: null } }]);
  shell.answerPage({ status: 404 });
  expect((await asked).statusCode).toBe(404);
  await app.close();
});

/** Paths of all routes, from the tree that Fastify prints. */
function routesOf(tree: string): string[] {
  const branch: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods] = /^(.*)[├└]── (\S+)( \(.*)?$/.exec(line) ?? [];
    branch.splice(indent.length / 4, branch.length, part);
    return methods ? [branch.join('')] : [];
  });
}

test('the server’s own paths are reserved, so that no remote gets one of them', async () => {
  const { app } = await aSite();
  const own = routesOf(app.printRoutes()).flatMap((route) => /^\/[a-z0-9-]+(?=\/|$)/.exec(route) ?? []);
  expect([...new Set([...own, NEWSLETTER_PATH])].sort()).toEqual(RESERVED_MOUNTS);
  await app.close();
});

test('a client cannot change the prototype of objects', async () => {
  const { app } = await aSite();
  const payload = '{"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}}}';
  for (const url of ['/client-errors', '/csp-reports']) {
    const { statusCode } = await app.inject({ method: 'POST', url, payload, headers: BEACON });
    expect(statusCode).toBe(400);
  }
  for (const query of ['__proto__[polluted]=yes', 'constructor[prototype][polluted]=yes', '__proto__.polluted=yes']) {
    expect((await app.inject(`/page-data?${query}`)).statusCode).toBe(400);
  }
  expect('polluted' in {}).toBe(false);
  await app.close();
});

test('every route of the site is there', async () => {
  const { app } = await aSite();
  const { headers, body } = await app.inject('/assets/main.1a2b.js');
  expect([headers['cache-control'], body]).toEqual(['public, max-age=31536000, immutable', 'hola();']);
  expect((await app.inject('/releases/mfe-blog/1/remoteEntry.js')).body).toBe('1');
  // Version 2 is published, but was never live.
  expect((await app.inject('/releases/mfe-blog/2/remoteEntry.js')).statusCode).toBe(404);
  expect(JSON.parse((await app.inject('/registry.json')).body).remotes).toHaveLength(1);
  expect((await app.inject('/robots.txt')).body).toContain('Sitemap: https://site.example/sitemap.xml');
  expect((await app.inject('/api/services')).statusCode).toBe(502);
  const compressed = await app.inject({ url: '/assets/main.1a2b.js', headers: { 'accept-encoding': 'br' } });
  expect(compressed.headers['content-encoding']).toBe('br');
  const form = { headers: { 'content-type': 'text/xml' }, payload: '<a/>' };
  expect((await app.inject({ method: 'POST', url: '/newsletters', ...form })).statusCode).toBe(415);
  expect((await app.inject({ method: 'PUT', url: '/newsletters' })).headers.allow).toBe('GET, HEAD, POST');
  expect((await app.inject('/blog/')).headers.location).toBe('/blog');
  const sitemap = app.inject('/sitemap.xml');
  await until(() => kinds(workshop.workerOf('1')).includes('list'));
  const list = workshop.workerOf('1').requests.find(({ kind }) => kind === 'list');
  workshop.workerOf('1').answer({ kind: 'list', pages: [{ path: '/blog' }] }, list?.id);
  expect((await sitemap).body).toContain('<loc>https://site.example/blog</loc>');
  await app.close();
});

test('Prometheus gets the figures of visits at a separate port, which closes with the site', async () => {
  const metricsPort = await freePort();
  const { app } = await aSite({ metricsPort });
  const address = `http://127.0.0.1:${metricsPort}/metrics`;
  const page = app.inject('/blog');
  const worker = workshop.workerOf('1');
  await until(() => kinds(worker).includes('page'));
  worker.answer({ kind: 'page', page: aRenderedPage() }, worker.requests.at(-1)?.id);
  await page;
  await app.inject('/blog');
  const text = await (await fetch(address)).text();
  expect(text).toContain('pages_total{remote="mfe-blog",status="200",outcome="rendered"} 1');
  expect(text).toContain('pages_total{remote="mfe-blog",status="200",outcome="kept"} 1');
  expect(text).toContain('page_cache_total{answer="fresh"} 1');
  expect(text).toContain('render_duration_seconds_count{remote="mfe-blog",result="rendered"} 1');
  expect(text).toContain('release_views_total{remote="mfe-blog",version="1"} 2');
  // The blog's and the shell's own.
  expect(text).toContain('render_threads 2');
  await app.close();
  await expect(fetch(address)).rejects.toThrow();
});

test('figures of releases are kept in DATA_DIR over a restart', async () => {
  const dataFolder = mkdtempSync(path.join(os.tmpdir(), 'data-'));
  const { app } = await aSite({ dataFolder });
  const vitals = { remote: 'mfe-blog', version: '1', LCP: 900 };
  await app.inject({ method: 'POST', url: '/vitals', payload: JSON.stringify(vitals), headers: BEACON });
  await app.close();
  const { app: next } = await aSite({ dataFolder });
  const cookie = 'equipos=un-secreto-de-los-equipos';
  expect((await next.inject({ url: '/equipos', headers: { cookie } })).body).toContain('p75 950 ms, bueno');
  await next.close();
  rmSync(dataFolder, { recursive: true });
});
