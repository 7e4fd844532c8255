import pg from 'pg';

/** How long a connection may take, in milliseconds: a host that is gone does not refuse, it is silent. */
const CONNECT_TIMEOUT = 5000;

/** Connections to a database, at most `max` at once. A server that stops ends them, and later ones are made anew. */
export function openPool(url: string, max = 10): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT, max });
  // Without a listener the end of an idle connection would end this process.
  pool.on('error', () => {});
  return pool;
}

/** One connection, for instance to listen for notifications. It is not connected yet. */
export const openClient = (url: string): pg.Client =>
  new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT, keepAlive: true });
