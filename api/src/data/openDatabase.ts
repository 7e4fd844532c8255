import { openPglite } from './pglite';
import { openPostgres } from './postgres';

export type DatabaseSettings = {
  /** A PostgreSQL server; without it, PGlite in `databaseFolder`. */
  databaseUrl?: string | undefined;
  databaseFolder: string;
  /** Maximum number of this process's connections to the server. */
  poolSize?: number;
  migrationsFolder: string;
};

/** Opens the database of the settings and applies its migrations. */
export const openDatabase = ({ databaseUrl, databaseFolder, poolSize, migrationsFolder }: DatabaseSettings) =>
  databaseUrl ? openPostgres(databaseUrl, migrationsFolder, poolSize) : openPglite(databaseFolder, migrationsFolder);
