import type { Pool } from './types';

/** How long to wait for another process, in milliseconds. */
const TIMEOUT = 120_000;

/** PostgreSQL's code for a lock that was not free in time (lock_not_available). */
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Runs `work` while nobody else, on any machine, runs work under the same name in this database. The lock is an advisory one
 * of a connection (https://www.postgresql.org/docs/current/explicit-locking.html#ADVISORY-LOCKS), so it ends with this
 * process. Rejects when it is not free before the timeout.
 */
export async function exclusively<Result>(pool: Pool, name: string, work: () => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  // A connection that ends while `work` runs emits an error, which would end the process without a listener.
  client.on('error', () => {});
  try {
    await client.query(`set lock_timeout = ${TIMEOUT}`);
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name]);
    return await work();
  } catch (error) {
    if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error;
    throw new Error(`${name} is locked by another process: wait for it to end, or stop it`, { cause: error });
  } finally {
    // The lock ends with its connection, so this one is closed and not given back to the pool.
    client.release(true);
  }
}
