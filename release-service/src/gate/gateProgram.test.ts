import {
  aGatedStore,
  BUILT_PROGRAM,
  buildClone,
  type GatedStore,
  gateFolders,
  gateProcesses,
  publisherOf,
} from '../testing/aGatedService';
import { killPrograms, start } from '../testing/aProgram';

let store: GatedStore;

beforeAll(async () => {
  buildClone('release-service', 'shell');
  store = await aGatedStore();
  await store.release('shell');
});

afterAll(() => {
  killPrograms();
  store.remove();
});

const inRoute = (code: string) =>
  `exports.createRoutes = () => ({ '/blog': [{ index: true, element: 'Blog', loader: () => { ${code}; return null; } }] });`;

test('the built program runs uploads in its gate, and a process of the gate ends when the program is killed', async () => {
  const env = { DATA_DIR: store.dataFolder, TMPDIR: store.dataFolder };
  const { child, url } = await start(env, store.dataFolder, [BUILT_PROGRAM]);
  const publish = publisherOf(url, store);
  expect(await publish({ 'server.cjs': inRoute('') })).toMatchObject({ status: 200 });
  const reading = inRoute("process.getBuiltinModule('fs').readFileSync('/etc/passwd')");
  expect((await publish({ 'server.cjs': reading })).told).toContain('it tried to read /etc/passwd');
  expect([gateFolders(store), gateProcesses(store)]).toEqual([[], []]);

  let isAnswered = false;
  const answer = publish({ 'server.cjs': inRoute('for (;;)') }).finally(() => {
    isAnswered = true;
  });
  const killed = expect(answer).rejects.toThrow();
  while (process.platform === 'linux' && gateProcesses(store).length === 0) {
    expect(isAnswered).toBe(false);
    await fetch(`${url}/healthz`);
  }
  child.kill('SIGKILL');
  await killed;
  const next = await start(env, store.dataFolder, [BUILT_PROGRAM]);
  while (gateProcesses(store).length > 0) await fetch(`${next.url}/healthz`);
});
