import { openPglite } from './pglite';
import { openPostgres } from './postgres';

export type DatabaseSettings = {
  /** A PostgreSQL server; without it, PGlite in `databaseFolder`. */
  databaseUrl?: string | undefined;
  databaseFolder: string;
  /** Connections to the server at most, of this process. */
  poolSize?: number;
  migrationsFolder: string;
};

/** Opens the database of the settings, with its tables as the newest migration wants them. */
export const openDatabase = ({ databaseUrl, databaseFolder, poolSize, migrationsFolder }: DatabaseSettings) =>
  databaseUrl ? openPostgres(databaseUrl, migrationsFolder, poolSize) : openPglite(databaseFolder, migrationsFolder);
