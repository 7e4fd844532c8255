import pg from 'pg';

/** How long a connection may take, in milliseconds: a host that is gone does not refuse, it is silent. */
const CONNECT_TIMEOUT = 5000;

type PoolOptions = {
  /** How many connections there may be at once. */
  max?: number;
  /** How long an answer may take, in milliseconds: a host that has gone since is silent, too, for a quarter of an hour. */
  queryTimeout?: number;
};

/** Connections to a database. A server that stops ends them, and later ones are made anew. */
export function openPool(url: string, { max = 10, queryTimeout = 30_000 }: PoolOptions = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    query_timeout: queryTimeout,
    keepAlive: true,
    max,
  });
  // Without a listener the end of a connection would end this process: of an idle one, and of one that is in use between two
  // queries, the next of which then rejects.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** One connection, for instance to listen for notifications. It is not connected yet. */
export const openClient = (url: string): pg.Client =>
  new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT, keepAlive: true });
