import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openClient } from 'shared-postgres';
import { postgresIsAvailable, startPostgres } from 'shared-postgres/testing';
import { DirectoryStore } from '../store/directory/DirectoryStore';
import type { StoreSettings } from '../store/openStore';
import { PostgresStore } from '../store/postgres/PostgresStore';
import type { ReleaseStore } from '../store/ReleaseStore';

/** An empty store, and the settings by which another process opens the same one. `remove` ends and deletes it. */
export type OpenTestStore = { store: ReleaseStore; settings: StoreSettings; remove(): Promise<void> };

/** A kind of store. */
export type TestStore = { name: string; open(): Promise<OpenTestStore> };

const directory: TestStore = {
  name: 'a folder',
  async open() {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'releases-store-'));
    const store = new DirectoryStore(folder);
    return { store, settings: { folder }, remove: async () => rmSync(folder, { recursive: true, force: true }) };
  },
};

/** One server for all tests of a file, and a database for each test. */
let server: ReturnType<typeof startPostgres> | undefined;
let databases = 0;

afterAll(async () => (await server)?.stop());

async function emptyDatabase(url: string): Promise<string> {
  databases += 1;
  const own = new URL(url);
  own.pathname = `releases_${process.pid}_${databases}`;
  const client = openClient(url);
  await client.connect();
  await client.query(`create database ${own.pathname.slice(1)}`);
  await client.end();
  return own.href;
}

const postgres: TestStore = {
  name: 'PostgreSQL',
  async open() {
    server ??= startPostgres();
    const url = await emptyDatabase((await server).url);
    const store = new PostgresStore(url);
    return { store, settings: { url, folder: '' }, remove: () => store.close() };
  },
};

/** A folder, and PostgreSQL where DATABASE_URL_TEST names a server or its programs are in PATH. */
export const testStores: TestStore[] = postgresIsAvailable() ? [directory, postgres] : [directory];
