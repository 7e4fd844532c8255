import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { openPgliteClient } from '../data/pglite';
import { emptyDatabase } from '../data/startPglite';

/**
 * A folder with a PGlite database that has all migrations and no rows. Creating it takes seconds of CPU, so it is created
 * once for each state of the migrations and of PGlite, and every test copies it.
 */
export async function databaseFolder(folder: string, migrations: string): Promise<string> {
  const unpacked = path.join(folder, versionOf(migrations));
  if (existsSync(unpacked)) return unpacked;
  mkdirSync(folder, { recursive: true });
  const loadDataDir = await emptyDatabase();
  const own = `${unpacked}.${process.pid}`;
  const { client } = await openPgliteClient({ dataDir: own, loadDataDir }, migrations);
  await client.close();
  try {
    renameSync(own, unpacked);
  } catch (error) {
    // Several tests may create the folder at once: all of them use the first one.
    if (!existsSync(unpacked)) throw error;
    rmSync(own, { recursive: true });
  }
  return unpacked;
}

function versionOf(migrations: string): string {
  const hash = createHash('sha256').update(readFileSync(require.resolve('@electric-sql/pglite')));
  for (const name of readdirSync(migrations).sort()) {
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(path.join(migrations, name)));
  }
  return hash.digest('hex').slice(0, 16);
}
