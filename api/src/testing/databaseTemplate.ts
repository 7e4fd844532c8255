import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startPglite } from '../data/startPglite';

/**
 * A folder with a PGlite database that has all migrations and no rows. Creating it takes seconds of CPU, so it is created
 * once for each state of the migrations and of PGlite, and every test copies it.
 */
export async function databaseFolder(folder: string, migrations: string): Promise<string> {
  const unpacked = path.join(folder, versionOf(migrations));
  if (existsSync(unpacked)) return unpacked;
  const loadDataDir = await withoutTables(folder);
  const { openPgliteClient } = await import('../data/pglite');
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

/** A tar archive of a PGlite database before any migration, which is created once, too. */
export async function withoutTables(folder: string): Promise<Blob> {
  const file = path.join(folder, `${versionOf()}-without-tables.tar`);
  if (existsSync(file)) return new Blob([readFileSync(file)]);
  const client = await startPglite({});
  const archive = await client.dumpDataDir('none');
  await client.close();
  mkdirSync(folder, { recursive: true });
  // Several tests may create it at once, so each writes a file of its own and renames it.
  const own = `${file}.${process.pid}`;
  writeFileSync(own, Buffer.from(await archive.arrayBuffer()));
  renameSync(own, file);
  return archive;
}

function versionOf(migrations?: string): string {
  const hash = createHash('sha256').update(readFileSync(require.resolve('@electric-sql/pglite')));
  if (migrations === undefined) return hash.digest('hex').slice(0, 16);
  for (const name of readdirSync(migrations).sort()) {
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(path.join(migrations, name)));
  }
  return hash.digest('hex').slice(0, 16);
}
