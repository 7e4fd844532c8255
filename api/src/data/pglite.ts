import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { OpenDatabase } from './database';
import { lockDirectory } from './directoryLock';
import * as schema from './schema';

/** Opens PostgreSQL embedded in this process on a directory of its own, or in memory where `folder` is null. */
export async function openPglite(folder: string | null, migrationsFolder: string): Promise<OpenDatabase> {
  const release = folder === null ? () => {} : lockDirectory(folder);
  try {
    // Loaded only here: with a PostgreSQL server nobody needs 20 MB of WebAssembly.
    const [{ PGlite }, { drizzle }, { migrate }] = await Promise.all([
      import('@electric-sql/pglite'),
      import('drizzle-orm/pglite'),
      import('drizzle-orm/pglite/migrator'),
    ]);
    if (folder !== null) await createOnce(folder, async (fresh) => (await PGlite.create(fresh)).close());
    const client = await PGlite.create(folder ?? 'memory://');
    const database = drizzle(client, { schema });
    const close = async () => {
      await client.close();
      release();
    };
    try {
      await migrate(database, { migrationsFolder });
    } catch (error) {
      await client.close();
      throw error;
    }
    return { database, close };
  } catch (error) {
    release();
    throw error;
  }
}

/**
 * Creates the database where there is none. That takes seconds, and a process that is killed meanwhile leaves half a
 * database, which PGlite opens and then fails on. So it is created in a folder beside and renamed when it is complete.
 */
async function createOnce(folder: string, create: (folder: string) => Promise<void>): Promise<void> {
  if (existsSync(path.join(folder, 'PG_VERSION'))) return;
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Error(`${folder} holds files, but no database: set DATA_DIR to another directory`);
  }
  const fresh = `${folder}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  await create(fresh);
  rmSync(folder, { recursive: true, force: true });
  renameSync(fresh, folder);
}
