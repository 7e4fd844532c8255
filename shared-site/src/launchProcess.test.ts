import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { launchProcess } from './launchProcess';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'launch-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  ['the options of its Node', ['--max-semi-space-size=8'], '--max-semi-space-size=8'],
  ['none of this process’s', undefined, ''],
])('a server gets %s', async (_what, nodeOptions, expected) => {
  const file = path.join(folder, 'server.cjs');
  writeFileSync(file, `process.send({ type: 'ready', url: process.execArgv.join() }, () => process.disconnect());`);
  const { ready, ended } = launchProcess({ name: 'shell', file, env: process.env, nodeOptions });
  expect(await ready).toBe(expected);
  expect(await ended).toBe('exit code 0');
});

test('a server does not use the compile cache, which would grow with each release', async () => {
  const file = path.join(folder, 'server.cjs');
  writeFileSync(
    file,
    `process.send({ type: 'ready', url: String(process.env.NODE_COMPILE_CACHE) }, () => process.disconnect());`,
  );
  const env = { ...process.env, NODE_COMPILE_CACHE: path.join(folder, 'cache') };
  const { ready, ended } = launchProcess({ name: 'shell', file, env });
  expect(await ready).toBe('undefined');
  expect(await ended).toBe('exit code 0');
});

test('servers that fail at the same time each report the reason, even while this process is busy', async () => {
  const file = path.join(folder, 'server.cjs');
  writeFileSync(file, `process.send({ type: 'failed', message: 'the port is in use' }, () => process.disconnect());`);
  const beBusy = () => {
    for (const until = Date.now() + 40; Date.now() < until; );
  };
  const servers = Array.from({ length: 12 }, () =>
    launchProcess({ name: 'api', file, env: process.env, onMessage: beBusy }).ready.catch(({ message }) => message),
  );
  expect(new Set(await Promise.all(servers))).toEqual(new Set(['the port is in use']));
});
