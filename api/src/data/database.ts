import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type * as schema from './schema';

/** The database that queries run on: PGlite, PostgreSQL, or a transaction of either. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** A database whose migrations have all been applied. */
export type OpenDatabase = {
  database: Database;
  /** Connections to a PostgreSQL server; undefined for the embedded database. */
  pool?: pg.Pool;
  close(): Promise<void>;
};

/**
 * Whether the database answers, accepts writes and has applied migrations. During a restore it has no tables yet. A standby
 * or a database in maintenance is read-only.
 */
export const isReady = (database: Database): Promise<boolean> =>
  database
    .execute(
      sql`select 1 from drizzle.__drizzle_migrations where current_setting('transaction_read_only') = 'off' limit 1`,
    )
    .then(
      (result) => (result as unknown as { rows: unknown[] }).rows.length > 0,
      () => false,
    );
