import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { postgresIsAvailable, startPostgres } from 'shared-postgres/testing';
import type { OpenDatabase } from '../data/database';
import { migratePglite, openPgliteClient } from '../data/pglite';
import { openPostgres } from '../data/postgres';
import { emptyDatabase } from '../data/startPglite';
import type { BorrowPglite } from './databaseEnvironment';
import { databaseFolder } from './databaseTemplate';

/** The API's own folder, with its migrations and its real content. */
export const apiFolder = path.resolve(__dirname, '../..');

const migrations = path.join(apiFolder, 'migrations');
const templates = path.join(apiFolder, '../.cache/test/databases');

/** Jest's environment provides it (databaseEnvironment.ts). */
declare const borrowPglite: BorrowPglite;

type TestDatabase = { name: string; open(): Promise<OpenDatabase> };

export const embedded: TestDatabase = {
  name: 'PGlite',
  async open() {
    const { client, giveBack } = await borrowPglite();
    return { database: await migratePglite(client, migrations), close: giveBack };
  },
};

/** Puts an empty database into a folder, because the API would need seconds to create one there. */
export async function prepareDatabase(folder: string): Promise<void> {
  cpSync(await databaseFolder(templates, migrations), folder, { recursive: true });
}

/** Creates a database in a folder and applies only these migrations. */
export async function prepareOlderDatabase(folder: string, olderMigrations: string): Promise<void> {
  mkdirSync(path.dirname(folder), { recursive: true });
  const loadDataDir = await emptyDatabase();
  const { client } = await openPgliteClient({ dataDir: folder, loadDataDir }, olderMigrations);
  await client.close();
}

const server: TestDatabase = {
  name: 'PostgreSQL',
  async open() {
    const { url, stop } = await startPostgres();
    const { close, ...opened } = await openPostgres(url, migrations);
    return { ...opened, close: () => close().then(stop) };
  },
};

/** PGlite, and PostgreSQL where DATABASE_URL_TEST names a server or its programs are installed. */
export const testDatabases: TestDatabase[] = postgresIsAvailable() ? [embedded, server] : [embedded];
