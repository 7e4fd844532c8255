import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** What the queries are written against; the same for PGlite, PostgreSQL and a transaction of either. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** A database with its tables as the newest migration wants them. */
export type OpenDatabase = { database: Database; close(): Promise<void> };

/** Whether the database answers at all. */
export const answers = (database: Database): Promise<boolean> =>
  database.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
