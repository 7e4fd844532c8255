import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { postgresIsAvailable, startPostgres } from 'shared-postgres/testing';
import { apiFolder } from '../testing/databases';
import { openPostgres } from './postgres';

const migrations = path.join(apiFolder, 'migrations');
const journal = JSON.parse(readFileSync(path.join(migrations, 'meta/_journal.json'), 'utf8')) as { entries: unknown[] };

/** Without a server, jest reports these tests as skipped, and CI does not even start (shared-postgres/jest). */
const onPostgres = postgresIsAvailable() ? describe : describe.skip;

onPostgres('PostgreSQL', () => {
  test('instances that start at once on an empty database apply each migration once', async () => {
    const { url, stop } = await startPostgres();
    const opened = await Promise.all([1, 2, 3, 4].map(() => openPostgres(url, migrations)));
    try {
      for (const { database } of opened) {
        const { rows } = (await database.execute(
          sql`select count(*)::integer as applied from drizzle.__drizzle_migrations`,
        )) as unknown as { rows: { applied: number }[] };
        expect(rows).toEqual([{ applied: journal.entries.length }]);
      }
    } finally {
      await Promise.all(opened.map(({ close }) => close()));
      await stop();
    }
  });
});
