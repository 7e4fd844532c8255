import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { openPglite } from './pglite';
import { openPostgres } from './postgres';
import type * as schema from './schema';

/** What queries are written for: PGlite, PostgreSQL, or a transaction of either. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** A database whose migrations have all been applied. */
export type OpenDatabase = { database: Database; close(): Promise<void> };

export type DatabaseSettings = {
  /** A PostgreSQL server; without it, PGlite in `databaseFolder`. */
  databaseUrl?: string | undefined;
  databaseFolder: string;
  migrationsFolder: string;
};

export const openDatabase = ({ databaseUrl, databaseFolder, migrationsFolder }: DatabaseSettings) =>
  databaseUrl ? openPostgres(databaseUrl, migrationsFolder) : openPglite(databaseFolder, migrationsFolder);

/** Whether the database answers at all. */
export const answers = (database: Database): Promise<boolean> =>
  database.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
