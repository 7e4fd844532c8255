import type { QueryConfig } from 'pg';
import type { Pool } from './types';

/** How long to wait for another process, in milliseconds. */
const TIMEOUT = 120_000;

/** PostgreSQL's code for a lock that was not free in time (lock_not_available). */
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * The server asks for a sign of life after 10 seconds, and after three more without one it ends the connection. By default it
 * asks after two hours: so long a machine that lost its power would hold its locks.
 */
const KEEPALIVE = 'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3';

/** The server tells when the lock was not free in time, so this waits longer. @types/pg does not know a query's own timeout. */
const lockOf = (name: string): QueryConfig => {
  const text = 'select pg_advisory_lock(hashtextextended($1, 0))';
  return { text, values: [name], query_timeout: 2 * TIMEOUT } as QueryConfig;
};

/**
 * Runs `work` while nobody else, on any machine, runs work under the same name in this database. The lock is an advisory one
 * of a connection (https://www.postgresql.org/docs/current/explicit-locking.html#ADVISORY-LOCKS), so it ends with this
 * process, and half a minute after this machine is gone. Rejects when it is not free before the timeout.
 */
export async function exclusively<Result>(pool: Pool, name: string, work: () => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query(`set lock_timeout = ${TIMEOUT}; ${KEEPALIVE}`);
    await client.query(lockOf(name));
    return await work();
  } catch (error) {
    if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error;
    throw new Error(`${name} is locked by another process: wait for it to end, or stop it`, { cause: error });
  } finally {
    // The lock ends with its connection, so this one is closed and not given back to the pool.
    client.release(true);
  }
}
