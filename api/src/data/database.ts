import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type * as schema from './schema';

/** What queries are written for: PGlite, PostgreSQL, or a transaction of either. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** A database whose migrations have all been applied. */
export type OpenDatabase = {
  database: Database;
  /** Connections of a PostgreSQL server; the embedded database has none. */
  pool?: pg.Pool;
  close(): Promise<void>;
};

/** Whether the database answers at all. */
export const answers = (database: Database): Promise<boolean> =>
  database.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
