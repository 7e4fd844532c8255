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

/**
 * Whether the database answers, takes writes, and has all migrations: one that is being restored has no tables yet, and one
 * that is a standby or in maintenance is read-only.
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
