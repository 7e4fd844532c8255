import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
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

const postgres: TestStore = {
  name: 'PostgreSQL',
  async open() {
    const { url, stop } = await startPostgres();
    const store = new PostgresStore(url);
    return { store, settings: { url, folder: '' }, remove: () => store.close().then(stop) };
  },
};

/** A folder, and PostgreSQL where DATABASE_URL_TEST names a server or its programs are installed. */
export const testStores: TestStore[] = postgresIsAvailable() ? [directory, postgres] : [directory];
