/** @jest-environment node */
import { once } from 'node:events';
import { exclusively } from './exclusively';
import { inTransaction } from './inTransaction';
import { type Connection, openPool } from './openPool';
import {
  postgresIsAvailable,
  silentProxy,
  startPostgres,
  type TestDatabase,
  type TestServer,
  temporaryServer,
} from './testing';

const describeWithOwn = postgresIsAvailable('own') ? describe : describe.skip;
const describeWithAny = postgresIsAvailable() ? describe : describe.skip;

describeWithOwn('a server that stops', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await temporaryServer();
  });
  afterEach(() => server.stop());

  test('between two queries of a transaction makes it reject; later queries get a new connection', async () => {
    const pool = openPool(server.url);
    const work = inTransaction(pool, async (client) => {
      await client.query('select 1');
      await server.pause();
      await client.query('select 2');
    });
    await expect(work).rejects.toThrow();
    await server.resume();
    expect((await pool.query('select 3 as three')).rows).toEqual([{ three: 3 }]);
    await pool.end();
  });
});

describeWithAny('a server', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await startPostgres();
  });
  afterEach(() => database.stop());

  test('that falls silent makes a query reject, and keeps nothing open', async () => {
    const silent = await silentProxy(database.url);
    const pool = openPool(silent.url, { queryTimeout: 200 });
    await pool.query('select 1');
    silent.fall();
    await expect(pool.query('select 2')).rejects.toThrow('timeout');
    await pool.end();
    await silent.close();
  });

  test('probes the holder of a lock within seconds', async () => {
    const pool = openPool(database.url);
    const connected = once(pool, 'connect') as Promise<[Connection]>;
    const { rows } = await exclusively(pool, 'a test', async () => {
      const [client] = await connected;
      return client.query('show tcp_keepalives_idle');
    });
    expect(rows).toEqual([{ tcp_keepalives_idle: '10' }]);
    await pool.end();
  });
});
