import { rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
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
  const { child, url } = await start({ DATA_DIR: store.dataFolder }, store.dataFolder, [BUILT_PROGRAM]);
  const publish = publisherOf(url, store);
  expect(await publish({ 'server.cjs': inRoute('') })).toMatchObject({ status: 200 });
  const reading = inRoute("process.getBuiltinModule('fs').readFileSync('/etc/passwd')");
  expect((await publish({ 'server.cjs': reading })).told).toContain('it tried to read /etc/passwd');
  expect([gateFolders(), gateProcesses()]).toEqual([[], []]);

  let isAnswered = false;
  const answer = publish({ 'server.cjs': inRoute('for (;;)') }).finally(() => {
    isAnswered = true;
  });
  const killed = expect(answer).rejects.toThrow();
  while (process.platform === 'linux' && gateProcesses().length === 0) {
    expect(isAnswered).toBe(false);
    await fetch(`${url}/healthz`);
  }
  child.kill('SIGKILL');
  await killed;
  const next = await start({ DATA_DIR: store.dataFolder }, store.dataFolder, [BUILT_PROGRAM]);
  while (gateProcesses().length > 0) await fetch(`${next.url}/healthz`);
  for (const name of gateFolders()) rmSync(path.join(os.tmpdir(), name), { recursive: true });
});
