import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { PGlite, PGliteOptions } from '@electric-sql/pglite';
import { lockDirectory } from 'shared-lock';
import type { OpenDatabase } from './database';
import * as schema from './schema';
import { emptyDatabase, startPglite } from './startPglite';

/** Opens PostgreSQL embedded in this process on a directory of its own, or in memory where `folder` is null. */
export async function openPglite(folder: string | null, migrationsFolder: string): Promise<OpenDatabase> {
  const release = folder === null ? () => {} : lockDirectory(folder);
  try {
    if (folder !== null) await createOnce(folder);
    const { client, database } = await openPgliteClient({ dataDir: folder ?? 'memory://' }, migrationsFolder);
    const close = async () => {
      await client.close();
      release();
    };
    return { database, close };
  } catch (error) {
    release();
    throw error;
  }
}

/** Starts PGlite, and brings its tables up to date. */
export async function openPgliteClient(options: PGliteOptions, migrationsFolder: string) {
  const client = await startPglite(options);
  try {
    return { client, database: await migratePglite(client, migrationsFolder) };
  } catch (error) {
    await client.close();
    throw error;
  }
}

/** Brings the tables of a running database up to date. */
export async function migratePglite(client: PGlite, migrationsFolder: string) {
  const [{ drizzle }, { migrate }] = await Promise.all([
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ]);
  const database = drizzle(client, { schema });
  await migrate(database, { migrationsFolder });
  return database;
}

/**
 * Creates the database if there is none. A process that is killed meanwhile would leave half a database, on which PGlite
 * fails later. So this creates the database in a folder beside and renames that when it is complete.
 */
async function createOnce(folder: string): Promise<void> {
  if (existsSync(path.join(folder, 'PG_VERSION'))) return;
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Error(`${folder} holds files, but no database: set DATA_DIR to another directory`);
  }
  const fresh = `${folder}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  await (await startPglite({ dataDir: fresh, loadDataDir: await emptyDatabase() })).close();
  rmSync(folder, { recursive: true, force: true });
  renameSync(fresh, folder);
}
