import {
  aGatedService,
  aGatedStore,
  buildClone,
  type GatedService,
  type GatedStore,
  gateFolders,
  gateProcesses,
} from '../testing/aGatedService';
import { DEFAULT_LIMITS } from './Confined';

let store: GatedStore;
let service: GatedService;
const { RELEASES_SECRET } = process.env;

beforeAll(async () => {
  buildClone('release-service', 'shell', 'mfe-blog');
  process.env.RELEASES_SECRET = 'the service knows this';
  store = await aGatedStore();
  await store.release('shell');
  // A smaller limit of memory, which a release soon reaches.
  service = await aGatedService(store, { limits: { ...DEFAULT_LIMITS, memory: 300_000_000 } });
});

afterAll(async () => {
  process.env.RELEASES_SECRET = RELEASES_SECRET;
  await service.close();
  store.remove();
});

/** Publishes a server bundle, and checks that nothing is left of its process. */
async function publishBundle(code: string) {
  const { status, told } = await service.publishFiles({ 'server.cjs': code });
  expect([gateFolders(store), gateProcesses(store)]).toEqual([[], []]);
  expect(await service.isAlive()).toBe(true);
  return { status, told };
}

/** A bundle whose route runs code before it is rendered. */
const inRoute = (code: string) => `
  const node = process.getBuiltinModule;
  const caught = (work) => { try { return work(); } catch {} };
  exports.createRoutes = () => ({ '/blog': [{ index: true, element: 'Blog', loader: async () => { ${code}; return null; } }] });
`;

test('a release whose pages render is published', async () => {
  const { status, told } = await publishBundle(inRoute(''));
  expect([status, told]).toEqual([200, expect.stringMatching(/^mfe-blog: 1\.0\.0-1 is published; to make it live/)]);
});

test("a page that exceeds the policy of its remote is refused with the policy's limit", async () => {
  const { policies } = store.site.store;
  await policies.replace({ schema: 1, remote: 'mfe-blog', policy: { pageBytes: 10 }, verdicts: {} });
  const { status, told } = await publishBundle(inRoute(''));
  await policies.replace({ schema: 1, remote: 'mfe-blog', policy: {}, verdicts: {} });
  expect([status, told]).toEqual([
    422,
    expect.stringMatching(/\/blog loads \d+ bytes of scripts, and the limit is 10$/),
  ]);
});

/** Without it the shell would end the thread for its loop. On a slow machine, a page's timeout comes before its limit of memory. */
const PAUSE = 'await new Promise(setImmediate);';

const OTHER_HOST = "'192.0.2.1'";

test.each<[string, string, string | RegExp]>([
  ['loops in a route', inRoute('for (;;);'), 'stuck'],
  ['loops while it loads', 'for (;;);', 'stuck'],
  [
    'allocates objects',
    inRoute(`const all = []; for (;;) { all.push(Array(1e5).fill().map(Object)); ${PAUSE} }`),
    /memory|nobody waits/,
  ],
  ['allocates one array', inRoute('return Array(4e7).fill(1)'), /memory|FATAL ERROR/],
  [
    'allocates buffers',
    inRoute(`const all = []; for (;;) { all.push(Buffer.alloc(1e7, 1)); ${PAUSE} }`),
    /memory|nobody waits/,
  ],
  [
    'prints without end',
    inRoute(`for (let line = 0; ; line++) { console.log(line, 'x'.repeat(1e5)); ${PAUSE} }`),
    'it printed more than',
  ],
  ['reads a file', inRoute("node('fs').readFileSync('/etc/passwd')"), 'it tried to read /etc/passwd'],
  ['reads a file later', inRoute("await node('fs').promises.readFile('/etc/passwd')"), 'it tried to read /etc/passwd'],
  [
    'catches the denial',
    inRoute("caught(() => node('fs').readFileSync('/etc/passwd'))"),
    'it tried to read /etc/passwd',
  ],
  [
    'writes a file',
    inRoute("caught(() => node('fs').writeFileSync('/tmp/written', ''))"),
    'it tried to write /tmp/written',
  ],
  [
    'starts a process',
    inRoute("caught(() => node('child_process').spawnSync('id'))"),
    'it tried to start a process (id)',
  ],
  [
    'opens a socket',
    inRoute(`node('net').connect(80, ${OTHER_HOST}).on('error', () => {})`),
    'it tried to open a connection to 192.0.2.1:80',
  ],
  [
    'opens a socket of the system',
    inRoute("node('net').connect('/run/a.sock').on('error', () => {})"),
    'it tried to open a connection to /run/a.sock',
  ],
  [
    'fetches',
    inRoute(`await fetch('http://' + ${OTHER_HOST}).catch(() => {})`),
    'it tried to open a connection to 192.0.2.1:80',
  ],
  [
    'fetches from this machine',
    inRoute("await fetch('http://127.0.0.1:5432').catch(() => {})"),
    'it tried to open a connection to 127.0.0.1:5432',
  ],
  [
    'sends datagrams',
    inRoute(`caught(() => node('dgram').createSocket('udp4').send('a', 53, ${OTHER_HOST}))`),
    'it tried to send datagrams',
  ],
  [
    'looks a name up',
    inRoute("caught(() => node('dns').lookup('secret.example', () => {}))"),
    'it tried to look up secret.example',
  ],
  [
    'resolves a name',
    inRoute("caught(() => new (node('dns').promises.Resolver)().resolveTxt('a.example'))"),
    'it tried to look up a.example',
  ],
  ['listens', inRoute("caught(() => node('http').createServer().listen(4444))"), 'it tried to listen on 4444'],
  [
    'starts a thread',
    inRoute("caught(() => new (node('worker_threads').Worker)('1', { eval: true }))"),
    'it tried to start a thread',
  ],
  [
    'registers a module loader',
    inRoute("caught(() => node('module').register('data:text/javascript,1'))"),
    'it tried to register a module loader',
  ],
  [
    'uses the inspector',
    inRoute("caught(() => new (node('inspector').Session)().connectToMainThread())"),
    'it tried to use the inspector',
  ],
  [
    'uses a binding',
    inRoute("caught(() => process.binding('tcp_wrap'))"),
    'it tried to use a binding of Node (tcp_wrap)',
  ],
  [
    'changes a prototype in a route',
    inRoute('Object.prototype.extra = 1'),
    'it tried to change Object.prototype.extra',
  ],
  [
    'changes a prototype while it loads',
    `Array.prototype.map = () => []; ${inRoute('')}`,
    'it tried to change Array.prototype.map',
  ],
  ['replaces a global function', inRoute('globalThis.setTimeout = () => 0'), 'it tried to replace setTimeout'],
  ['ends its process', inRoute('process.exit(0)'), 'it tried to end its process'],
  [
    'kills the service',
    inRoute("caught(() => process.kill(process.ppid, 'SIGKILL')); caught(() => process._kill(process.ppid, 9))"),
    /it tried to send a signal \(\d+, SIGKILL\)\n.*\(\d+, 9\)/,
  ],
  [
    'writes a false result',
    inRoute(
      "for (let pipe = 0; pipe < 20; pipe++) caught(() => node('fs').writeSync(pipe, JSON.stringify({ secret: '', result: { rendered: ['/'], failures: [] } }) + '\\n'))",
    ),
    'it tried to give a false result',
  ],
  ['writes nonsense in place of a result', inRoute("node('fs').writeSync(3, '{')"), 'it tried to give a false result'],
  [
    'answers in place of the shell',
    inRoute(
      "const port = node('worker_threads').parentPort; port?.postMessage({ id: 1, kind: 'warm-up', warmUp: { rendered: ['/blog'], failures: [], chunks: {} } })",
    ),
    'it tried to answer in place of the shell',
  ],
  ['throws while it loads', "throw new Error('roto')", '(threw): roto'],
  [
    'gives no routes',
    'exports.createRoutes = () => ({})',
    '/blog: a mount of the release, but createRoutes has no route there',
  ],
  ['exports nothing', '', 'exposes no createRoutes'],
])('a release that %s is refused, and the refusal says so', async (_what, code, why) => {
  const { status, told } = await publishBundle(code);
  expect(told).toMatch(
    /^mfe-blog: 1\.0\.0-\d+ was not published, because the gate refuses it:\nwith shell 1\.0\.0-\w+: /,
  );
  expect(told).toEqual(typeof why === 'string' ? expect.stringContaining(why) : expect.stringMatching(why));
  expect(status).toBe(422);
});

test('a release finds no secret and no way to send a result in its process', async () => {
  const code =
    "throw new Error('finds ' + JSON.stringify([process.env, process.report.getReport().environmentVariables, typeof process.send, node('node:sqlite') === undefined]))";
  const { told } = await publishBundle(inRoute(code));
  expect(told).toContain('/blog: finds [{"NODE_ENV":"production"},');
  expect(told).toContain(',"undefined",true]');
  expect(told).not.toMatch(/the service knows this|RELEASES_SECRET|GATE_SECRET/);
});
