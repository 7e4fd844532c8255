import { sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database';

/** Deletes the rows whose key is none of `kept`; all of them where `kept` is empty. */
export async function deleteOthers(
  database: Database,
  table: PgTable,
  key: PgColumn,
  kept: readonly (number | string)[],
): Promise<void> {
  // One array is one value of the statement, of which PostgreSQL takes 65,535.
  await database.delete(table).where(sql`${key} <> all(${sql.param(kept)})`);
}
