import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { SHELL } from 'releases';
import {
  aGatedService,
  aGatedStore,
  buildClone,
  CLONE,
  type GatedService,
  type GatedStore,
  gateFolders,
  gateProcesses,
} from '../testing/aGatedService';
import { DEFAULT_LIMITS } from './Confined';

let store: GatedStore;
let services: GatedService[] = [];

beforeAll(() => buildClone('release-service', 'shell', 'mfe-blog', 'api'));

beforeEach(async () => {
  store = await aGatedStore();
});

afterEach(async () => {
  expect([gateFolders(store), gateProcesses(store)]).toEqual([[], []]);
  for (const service of services) {
    expect(await service.isAlive()).toBe(true);
    await service.close();
  }
  services = [];
  store.remove();
});

async function aService(options: Parameters<typeof aGatedService>[1] = {}) {
  const service = await aGatedService(store, options);
  services.push(service);
  return service;
}

/** The files of a shell whose program of the release check is the given code. */
const aShell = (program: string) => ({
  'build.json': '{}',
  'offer.json': JSON.stringify({ schema: 1, contract: '2.0.0', packages: {}, modules: {} }),
  'server/server.cjs': '',
  'server/renderWorker.cjs': "require('node:worker_threads').parentPort.postMessage('rendered');",
  'server/renderRoutes.cjs': program,
  'inline/firstPaint.js': '',
  'inline/start.js': '',
});

const publishShell = async (service: GatedService, program: string) =>
  service.publishFiles(aShell(program), { remote: SHELL });

const GOOD = `process.once('message', () => {
  new (require('node:worker_threads').Worker)(__dirname + '/renderWorker.cjs').once('message', () => {
    process.send({ rendered: ['/'], failures: [] });
    process.disconnect();
  });
});`;

const answering = (result: string) =>
  `process.once('message', () => { process.send(${result}); process.disconnect(); });`;

/** Small ones, so that a process soon reaches them. */
const LIMITS = { ...DEFAULT_LIMITS, time: 5_000, memory: 150_000_000 };

test.each<[string, string, string]>([
  ['loops', 'for (;;);', 'it took longer than 5 s'],
  ['never answers', "process.once('message', () => {});", 'it took longer than 5 s'],
  [
    'allocates buffers',
    'const all = []; for (;;) all.push(Buffer.alloc(1e7, 1));',
    'it used more than 150 MB of memory',
  ],
  [
    'reads a file',
    `try { require('node:fs').readFileSync('/etc/passwd'); } catch {} ${GOOD}`,
    'it tried to read /etc/passwd',
  ],
  [
    'starts another thread',
    `new (require('node:worker_threads').Worker)('1', { eval: true });`,
    'it tried to start a thread (1)',
  ],
  [
    'finds the class of threads',
    `new (require('node:worker_threads').Worker.prototype.constructor)('1', { eval: true });`,
    'it tried to start a thread (1)',
  ],
  ['kills the service', `try { process.kill(process.ppid, 9); } catch {} ${GOOD}`, 'it tried to send a signal'],
  ['changes a prototype', `Object.prototype.extra = 1; ${GOOD}`, 'it tried to change Object.prototype.extra'],
  ['ends early', 'process.exit(0);', 'it ended early, with exit code 0'],
  ['throws', "throw new Error('roto');", 'it ended early, with exit code 1 (Error: roto)'],
  [
    'gives a result of another form',
    answering("{ rendered: 'all' }"),
    'its result has not the form that the gate knows',
  ],
  ['renders no page', answering('{ rendered: [], failures: [] }'), 'it rendered no page'],
  ['fails with control characters', answering("{ rendered: [], failures: ['/: \\u001b[2Jroto'] }"), '/: ?[2Jroto'],
])('a shell that %s is refused, and the refusal says so', async (_what, program, why) => {
  const { status, told } = await publishShell(await aService({ limits: LIMITS }), program);
  expect(told).toContain(why);
  expect(status).toBe(422);
});

test('a shell whose program and thread answer is published', async () => {
  expect(await publishShell(await aService(), GOOD)).toMatchObject({ status: 200 });
});

/** A release that is in the store, as an upload of it would be. */
async function stored(remote: string, version: string) {
  const manifest = await store.site.store.manifest(remote, version);
  if (!manifest) throw new Error(`${version} is not in the store`);
  return { manifest, source: store.site.store };
}

test('the real shell passes with the live remote, and a remote with the live shell; each once', async () => {
  const shell = await store.release(SHELL);
  const blog = await store.release('mfe-blog');
  const { gate } = await aService();
  expect(await gate(await stored(SHELL, shell), {})).toEqual([]);
  const release = await stored('mfe-blog', blog);
  expect(await gate(release, {})).toEqual([]);
  const source = { place: 'nowhere', file: () => Promise.reject(new Error('it runs again')) };
  expect(await gate({ ...release, source }, {})).toEqual([]);
  await expect(gate({ ...release, source }, { pageBytes: 1e6 })).rejects.toThrow('it runs again');
});

test('a page that loads more bytes than it may is refused with its pattern', async () => {
  await store.release(SHELL);
  const release = await stored('mfe-blog', await store.release('mfe-blog'));
  const { gate } = await aService();
  const { entry, chunks, files } = release.manifest;
  const scripts = new Set([entry, ...['routes', 'page-list', 'schemas'].flatMap((name) => chunks[name] ?? [])]);
  const bytes = [...scripts].reduce((sum, script) => sum + (files[`web/${script}`]?.bytes ?? 0), 0);
  const refusal = gate(release, { pageBytes: bytes - 1 });
  await expect(refusal).rejects.toThrow(`/blog loads ${bytes} bytes of scripts, and the limit is ${bytes - 1}`);
  await expect(refusal).rejects.toMatchObject({ kind: 'rule', remote: 'mfe-blog' });
});

test('a store without a shell gets the release, and the outcome says that no page was rendered', async () => {
  const service = await aService();
  expect(await service.publishFiles({}, { contract: '^1.0.0' })).toMatchObject({
    status: 200,
    told: expect.stringContaining('\nmfe-blog: no shell that it fits is live here, so the gate rendered no page'),
  });
});

describe('the API', () => {
  const ofApi = (
    address: string,
  ) => `exports.createRoutes = () => ({ '/blog': [{ index: true, element: 'Blog', loader: async () => {
    const answer = await fetch('${address}/posts');
    return { posts: await answer.json() };
  } }] });`;

  test('a page that fails without data is refused, and the refusal says that no API answers', async () => {
    await store.release(SHELL);
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    await new Promise((resolve) => server.close(resolve));
    const apiUrl = `http://127.0.0.1:${port}/api`;
    const away = await (await aService({ apiUrl })).publishFiles({ 'server.cjs': ofApi(apiUrl) });
    expect(away.status).toBe(422);
    expect(away.told).toMatch(/\/blog: fetch failed/);
    expect(away.told).toContain(`${apiUrl} does not answer, so pages have no data; publish again when it does`);
    const none = await (await aService()).publishFiles({ 'server.cjs': ofApi('http://api.invalid/api') });
    expect(none.told).toContain('the release service knows no API, so pages have no data; set its API_URL');
    expect(none.told).not.toContain('it tried');
  });

  test('pages get the data of the site’s API', async () => {
    await store.release(SHELL);
    const api = fork(path.join(CLONE, 'api/dist/server.cjs'), {
      env: {
        NODE_ENV: 'production',
        PORT: '0',
        HOST: '127.0.0.1',
        API_DIR: path.join(CLONE, 'api'),
        DATA_DIR: store.site.pathOf('api-data'),
        LOG_LEVEL: 'error',
      },
    });
    const ended = once(api, 'exit');
    const [{ url: apiUrl }] = await once(api, 'message');
    const { status, told } = await (await aService({ apiUrl })).publishFiles({ 'server.cjs': ofApi(apiUrl) });
    api.kill();
    await ended;
    expect([status, told]).toEqual([200, expect.stringContaining('is published')]);
  });
});
