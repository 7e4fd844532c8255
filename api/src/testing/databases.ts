import path from 'node:path';
import { postgresIsAvailable, startPostgres } from 'shared-postgres/testing';
import type { OpenDatabase } from '../data/database';
import { openPglite } from '../data/pglite';
import { openPostgres } from '../data/postgres';

/** The API's own folder, with its migrations and its real content. */
export const apiFolder = path.resolve(__dirname, '../..');

const migrations = path.join(apiFolder, 'migrations');

type TestDatabase = { name: string; open(): Promise<OpenDatabase> };

export const embedded: TestDatabase = { name: 'PGlite', open: () => openPglite(null, migrations) };

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
