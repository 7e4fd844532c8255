import pg from 'pg';

export type Pool = pg.Pool;

/** One connection, from a pool or on its own. */
export type Connection = pg.ClientBase;

/** The type of an answer's rows. */
export type RowShape = pg.QueryResultRow;

/** Timeout for connecting, in milliseconds. A host that is gone does not refuse; it never answers. */
const CONNECT_TIMEOUT = 5000;

type PoolOptions = {
  /** Maximum number of connections at once. */
  max?: number;
  /**
   * Timeout for an answer, in milliseconds. Without it, a host that disappears would block a query for a quarter of an hour.
   */
  queryTimeout?: number;
};

/** Connections to a database. A server that stops ends them; later queries make new ones. */
export function openPool(url: string, { max = 10, queryTimeout = 30_000 }: PoolOptions = {}): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    query_timeout: queryTimeout,
    keepAlive: true,
    max,
  });
  // Without a listener, the end of a connection would end this process. That holds for idle connections and for one between
  // two queries of a transaction; its next query then rejects.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** One unconnected client, for instance to listen for notifications. */
export const openClient = (url: string): pg.Client =>
  new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT, keepAlive: true });
