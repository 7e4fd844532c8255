import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, watch, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { builtServer } from '../testing/builtServer';
import { apiFolder } from '../testing/databases';
import { isReady } from './database';
import { openPglite } from './pglite';
import { listTags } from './posts/tags';

const migrations = path.join(apiFolder, 'migrations');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'api-pglite-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Starts the API and kills it as soon as it has begun to create its database. */
async function killWhileItCreates(): Promise<void> {
  const server = await builtServer();
  const begun = new Promise<void>((resolve) => {
    const watcher = watch(folder, (_event, name) => {
      if (name !== 'db.new') return;
      watcher.close();
      resolve();
    });
  });
  const child: ChildProcess = fork(server, {
    execArgv: [],
    silent: true,
    env: { ...process.env, API_DIR: apiFolder, DATA_DIR: folder, DATABASE_URL: '', LOG_LEVEL: 'silent' },
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await begun;
  child.kill('SIGKILL');
  await ended;
}

test('after a first start that was killed, the next one succeeds', async () => {
  await killWhileItCreates();
  const db = path.join(folder, 'db');
  expect(existsSync(path.join(db, 'PG_VERSION'))).toBe(false);
  // The leftovers may already look like a database.
  const half = `${db}.new`;
  mkdirSync(path.join(half, 'base'), { recursive: true });
  writeFileSync(path.join(half, 'PG_VERSION'), '17\n');
  const { database, close } = await openPglite(db, migrations);
  expect(await isReady(database)).toBe(true);
  expect(await listTags(database, '2026-01-01', { page: 1, page_size: 1 })).toEqual({ count: 0, results: [] });
  await close();
  expect(existsSync(half)).toBe(false);
});
