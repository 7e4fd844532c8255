import { sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database';

/** Deletes the rows whose key is not in `kept`; all rows if `kept` is empty. */
export async function deleteOthers(
  database: Database,
  table: PgTable,
  key: PgColumn,
  kept: readonly (number | string)[],
): Promise<void> {
  // The array is a single parameter: PostgreSQL takes at most 65,535 parameters in a statement.
  await database.delete(table).where(sql`${key} <> all(${sql.param(kept)})`);
}
