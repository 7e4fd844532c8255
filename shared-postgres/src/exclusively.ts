import type { QueryConfig } from 'pg';
import type { Pool } from './openPool';

/** Timeout for another process's lock, in milliseconds. */
const TIMEOUT = 120_000;

/** PostgreSQL's error code if a lock is not free before the timeout (lock_not_available). */
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * The server probes a silent connection after 10 seconds, and ends it after three unanswered probes. By default it probes
 * after two hours. A machine that lost power would hold its locks for that long.
 */
const KEEPALIVE = 'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3';

/** Longer than the server's own lock timeout, which must come first. @types/pg lacks a query's own timeout. */
const lockOf = (name: string): QueryConfig => {
  const text = 'select pg_advisory_lock(hashtextextended($1, 0))';
  return { text, values: [name], query_timeout: 2 * TIMEOUT } as QueryConfig;
};

/**
 * Runs `work` alone under a name in this database, across all machines. The lock is a connection's advisory lock
 * (https://www.postgresql.org/docs/current/explicit-locking.html#ADVISORY-LOCKS). It ends with this process, or half a
 * minute after the machine is gone. Rejects if the lock is not free before the timeout.
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
    // The lock ends with its connection, so the connection is closed instead of returned to the pool.
    client.release(true);
  }
}
