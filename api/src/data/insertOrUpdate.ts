import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgInsertValue, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Database } from './database';
import { slices } from './slices';

/** Inserts rows. A row that exists with the same key gets the new values. */
export async function insertOrUpdate<Table extends PgTable>(
  database: Database,
  table: Table,
  key: PgColumn,
  rows: PgInsertValue<Table>[],
): Promise<void> {
  const written = Object.entries<PgColumn>(getTableColumns(table)).filter(
    ([, column]) => column !== key && !column.generated,
  );
  const set = Object.fromEntries(
    written.map(([name, column]): [string, SQL] => [name, sql`excluded.${sql.identifier(column.name)}`]),
  ) as PgUpdateSetSource<Table>;
  for (const slice of slices(rows)) {
    await database.insert(table).values(slice).onConflictDoUpdate({ target: key, set });
  }
}
