import path from 'node:path';
import { sql } from 'drizzle-orm';
import { findPrograms, silentProxy, temporaryServer } from 'shared-postgres/testing';
import { openPostgres } from './data/postgres';
import { contactMessages } from './data/schema';
import { keepAnswers } from './http/answers/caching';
import { apiFolder } from './testing/databases';
import { testApi } from './testing/testApi';

/** A server that only DATABASE_URL_TEST names must not be stopped by a test. */
const withOwnServer = findPrograms({ env: process.env }) ? describe : describe.skip;

withOwnServer('a PostgreSQL server that stops while the API serves', () => {
  test('answers are 503 with the time to wait, nothing crashes, and the API recovers by itself', async () => {
    const { url, pause, resume, stop } = await temporaryServer();
    const open = () => openPostgres(url, path.join(apiFolder, 'migrations'));
    const api = await testApi({ posts: [{ id: 1 }] }, { name: 'PostgreSQL', open }, { formLimit: { sends: 20 } });
    const send = () => api.post('/formularios/', { mensaje: 'hola' });
    expect([(await api.get('/blog-post/')).status, (await send()).status]).toEqual([200, 201]);

    // The server stops between two queries of a transaction.
    const transaction = api.database.transaction(async (open) => {
      await open.execute(sql`select 1`);
      await pause();
      await open.execute(sql`select 1`);
    });
    await expect(transaction).rejects.toThrow();
    for (const ask of [() => api.get('/blog-post/'), () => api.get('/services'), send]) {
      const { status, headers, body } = await ask();
      expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
      expect(body).toEqual({ error: 'El servicio no está disponible. Vuelve a intentarlo dentro de unos segundos.' });
    }
    expect([(await api.get('/healthz')).status, (await api.get('/readyz')).status]).toEqual([200, 503]);

    await resume();
    expect((await api.get('/readyz')).status).toBe(200);
    expect([(await api.get('/blog-post/')).status, (await send()).status]).toEqual([200, 201]);
    // Only the messages that were answered with 201 are stored.
    expect(await api.database.select().from(contactMessages)).toHaveLength(2);
    await api.close();
    await stop();
  });
});

withOwnServer('a PostgreSQL server that is silent, as behind a broken network', () => {
  test('puts a form off, and keeps no connection of the pool', async () => {
    const { url, stop } = await temporaryServer();
    const silent = await silentProxy(url);
    const open = () => openPostgres(silent.url, path.join(apiFolder, 'migrations'));
    const api = await testApi({}, { name: 'PostgreSQL', open });
    const send = () => api.post('/formularios/', { mensaje: 'hola' });
    expect([(await send()).status, api.pool?.totalCount]).toEqual([201, 1]);
    silent.fall();
    // Without a form limit, the first query is the transaction's `begin`, on the connection of the form before.
    const { status, headers } = await send();
    expect([status, headers['retry-after'], api.pool?.totalCount]).toEqual([503, '5', 0]);
    await api.close();
    await silent.close();
    await stop();
  }, 60_000);
});

withOwnServer('a read that was answered before its database stopped', () => {
  test('is answered as before, a day at most; others are put off', async () => {
    const { url, pause, stop } = await temporaryServer();
    const open = () => openPostgres(url, path.join(apiFolder, 'migrations'));
    // No answer is fresh, so each read asks the database.
    const kept = keepAnswers(1);
    const posts = [{ id: 1 }, { id: 2 }];
    const api = await testApi({ posts }, { name: 'PostgreSQL', open }, { kept });
    const before = await api.get('/blog-post/1/');
    await pause();
    const { status, body, headers } = await api.get('/blog-post/1/');
    expect([status, body, headers.etag]).toEqual([200, before.body, before.headers.etag]);
    expect(headers['cache-control']).toBe(before.headers['cache-control']);
    expect((await api.get('/blog-post/1/', { 'if-none-match': String(headers.etag) })).status).toBe(304);
    expect((await api.get('/blog-post/2/')).status).toBe(503);
    expect((await api.get('/readyz')).status).toBe(503);
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 25 * 60 * 60 * 1000);
    expect((await api.get('/blog-post/1/')).status).toBe(503);
    jest.restoreAllMocks();
    await api.close();
    await stop();
  });
});

withOwnServer('a PostgreSQL server that becomes read-only', () => {
  test('makes forms fail with the time to wait and the API not ready, while reads are still answered', async () => {
    const { url, stop } = await temporaryServer();
    const open = () => openPostgres(url, path.join(apiFolder, 'migrations'));
    const api = await testApi({ posts: [{ id: 1 }] }, { name: 'PostgreSQL', open }, { formLimit: { sends: 20 } });
    const makeReadOnly = async (state: 'on' | 'off') => {
      await api.pool?.query(`alter system set default_transaction_read_only = ${state}`);
      await api.pool?.query('select pg_reload_conf()');
      const isSet = () => api.pool?.query(`select current_setting('transaction_read_only') as state`);
      while ((await isSet())?.rows[0].state !== state) await new Promise((resolve) => setImmediate(resolve));
    };
    await api.get('/formularios/token');
    await makeReadOnly('on');
    for (const [form, body] of [
      ['/formularios/', { mensaje: 'hola' }],
      ['/newsletters/', { email: 'ona@example.com' }],
    ] as const) {
      const { status, headers } = await api.post(form, body);
      expect([form, status, headers['retry-after']]).toEqual([form, 503, '5']);
    }
    const reads = ['/blog-post/', '/services', '/formularios/token', '/healthz', '/readyz'];
    const statuses = await Promise.all(reads.map(async (read) => (await api.get(read)).status));
    expect(statuses).toEqual([200, 200, 200, 200, 503]);
    await makeReadOnly('off');
    expect((await api.post('/formularios/', { mensaje: 'hola' })).status).toBe(201);
    expect((await api.get('/readyz')).status).toBe(200);
    await api.close();
    await stop();
  });
});

describe('a database whose disk is full', () => {
  test('is not ready until a form is stored again', async () => {
    const api = await testApi();
    const store = jest.spyOn(api.database, 'transaction').mockImplementation(() => {
      throw Object.assign(new Error('could not extend file'), { code: '53100' });
    });
    const send = async () => (await api.post('/formularios/', { mensaje: 'hola' })).status;
    expect([await send(), (await api.get('/readyz')).status, (await api.get('/services')).status]).toEqual([
      503, 503, 200,
    ]);
    store.mockRestore();
    expect([await send(), (await api.get('/readyz')).status]).toEqual([201, 200]);
    await api.close();
  });
});
