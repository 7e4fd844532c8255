import type { Database, OpenDatabase } from './database';
import * as schema from './schema';

// An advisory lock: one process migrates and the others wait. Any number will do.
const MIGRATION_LOCK = 7_270_417;

const POOL = {
  /** Maximum of connections; further requests wait. All instances share the server's max_connections, 100 by default. */
  max: 10,
  /** In milliseconds. A request that waits longer for a connection is answered with 503. */
  connectionTimeoutMillis: 3000,
  /** In milliseconds. No query of this pool may hold a connection for longer. */
  statement_timeout: 5000,
  /**
   * In milliseconds. A server behind a broken network is silent. A query and the rollback after it must both end before the
   * shell gives up (API_CALL in shell/src/shared/deadlines.ts).
   */
  query_timeout: 6000,
  idle_in_transaction_session_timeout: 30_000,
};

/** Opens a PostgreSQL server's database. Several processes may start on it at once. */
export async function openPostgres(
  url: string,
  migrationsFolder: string,
  size: number = POOL.max,
): Promise<OpenDatabase> {
  const { default: pg } = await import('pg');
  const { drizzle } = await import('drizzle-orm/node-postgres');
  try {
    await applyMigrations(url, migrationsFolder);
  } catch (error) {
    throw new Error(`The database of DATABASE_URL cannot be used: ${reason(error)}`, { cause: error });
  }
  const pool = new pg.Pool({ connectionString: url, ...POOL, max: size });
  // A server that stops ends its connections, and each emits an error. Without a listener, that would end this process. The
  // pool reports only idle connections. A connection in use may be between two queries of a transaction; the next one fails.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  // drizzle's own way with a pool loses a connection that fails at `begin`: after ten of these no connection is left.
  const transaction: Database['transaction'] = async (work, config) => {
    const client = await pool.connect();
    let failure: Error | undefined;
    try {
      return await drizzle(client, { schema }).transaction(work, config);
    } catch (error) {
      failure = error as Error;
      throw error;
    } finally {
      // The pool closes a connection after a failure. It may be silent, or still in the transaction.
      client.release(failure);
    }
  };
  return { database: Object.assign(drizzle(pool, { schema }), { transaction }), pool, close: () => pool.end() };
}

/** Uses a connection of its own, because a migration may take longer than the pool's `statement_timeout`. */
async function applyMigrations(url: string, migrationsFolder: string): Promise<void> {
  const [{ default: pg }, { drizzle }, { migrate }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ]);
  const connection = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  connection.on('error', () => {});
  try {
    await connection.connect();
    // The lock ends with this connection.
    await connection.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(connection), { migrationsFolder });
  } finally {
    await connection.end();
  }
}

/** If a host has several addresses, the error has no message of its own, but contains one error for each address. */
function reason(error: unknown): string {
  if (error instanceof AggregateError && !error.message) return error.errors.map(String).join('; ');
  return error instanceof Error ? error.message : String(error);
}
