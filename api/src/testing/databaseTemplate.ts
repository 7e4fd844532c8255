import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A PGlite database without rows, all migrations done, as a tar archive. To create one takes seconds of CPU, so it is
 * created once for each state of the migrations and of PGlite, and every test loads it.
 */
export async function databaseTemplate(folder: string, migrations: string): Promise<Blob> {
  const file = path.join(folder, `${versionOf(migrations)}.tar`);
  if (existsSync(file)) return new Blob([readFileSync(file)]);
  const { openPgliteClient } = await import('../data/pglite');
  const { client } = await openPgliteClient({}, migrations);
  const template = await client.dumpDataDir('none');
  await client.close();
  mkdirSync(folder, { recursive: true });
  // Several tests may create it at once: each renames a whole file.
  const own = `${file}.${process.pid}`;
  writeFileSync(own, Buffer.from(await template.arrayBuffer()));
  renameSync(own, file);
  return template;
}

function versionOf(migrations: string): string {
  const hash = createHash('sha256').update(readFileSync(require.resolve('@electric-sql/pglite')));
  for (const name of readdirSync(migrations).sort()) {
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(path.join(migrations, name)));
  }
  return hash.digest('hex').slice(0, 16);
}
