import type { OpenDatabase } from './database';
import * as schema from './schema';

// An advisory lock: one process migrates and the others wait. Any number will do.
const MIGRATION_LOCK = 7_270_417;

/** Opens a PostgreSQL server's database. Several processes may start on it at once. */
export async function openPostgres(url: string, migrationsFolder: string): Promise<OpenDatabase> {
  const [{ default: pg }, { drizzle }, { migrate }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ]);
  const pool = new pg.Pool({ connectionString: url, connectionTimeoutMillis: 5000 });
  // A server that stops ends idle connections, too. Without a listener that event would end this process.
  pool.on('error', () => {});
  try {
    const connection = await pool.connect();
    try {
      await connection.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
      await migrate(drizzle(connection), { migrationsFolder });
    } finally {
      // A lock ends with its connection, so this one is closed and not given back to the pool.
      connection.release(true);
    }
  } catch (error) {
    await pool.end();
    throw new Error(`The database of DATABASE_URL cannot be used: ${reason(error)}`, { cause: error });
  }
  return { database: drizzle(pool, { schema }), pool, close: () => pool.end() };
}

/** Where a host has several addresses, an error has no message of its own, but one for each of them. */
function reason(error: unknown): string {
  if (error instanceof AggregateError && !error.message) return error.errors.map(String).join('; ');
  return error instanceof Error ? error.message : String(error);
}
