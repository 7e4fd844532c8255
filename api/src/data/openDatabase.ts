import { openPglite } from './pglite';
import { openPostgres } from './postgres';

export type DatabaseSettings = {
  /** A PostgreSQL server; without it, PGlite in `databaseFolder`. */
  databaseUrl?: string | undefined;
  databaseFolder: string;
  migrationsFolder: string;
};

/** Opens the database of the settings, with its tables as the newest migration wants them. */
export const openDatabase = ({ databaseUrl, databaseFolder, migrationsFolder }: DatabaseSettings) =>
  databaseUrl ? openPostgres(databaseUrl, migrationsFolder) : openPglite(databaseFolder, migrationsFolder);
