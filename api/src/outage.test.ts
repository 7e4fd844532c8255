import path from 'node:path';
import { sql } from 'drizzle-orm';
import { findPrograms, temporaryServer } from 'shared-postgres/testing';
import { openPostgres } from './data/postgres';
import { contactMessages } from './data/schema';
import { apiFolder } from './testing/databases';
import { testApi } from './testing/testApi';

/** Where only DATABASE_URL_TEST names a server, it is not the test's to halt. */
const withOwnServer = findPrograms({ env: process.env }) ? describe : describe.skip;

withOwnServer('a PostgreSQL server that stops while the API serves', () => {
  test('answers are 503 with the time to wait, nothing crashes, and the API recovers by itself', async () => {
    const { url, pause, resume, stop } = await temporaryServer();
    const open = () => openPostgres(url, path.join(apiFolder, 'migrations'));
    const api = await testApi({ posts: [{ id: 1 }] }, { name: 'PostgreSQL', open }, { formLimit: { sends: 20 } });
    const send = () => api.post('/formularios/', { mensaje: 'hola' });
    expect([(await api.get('/blog-post/')).status, (await send()).status]).toEqual([200, 201]);

    // A transaction that is open between two queries, and requests that are on their way.
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
    // What was answered with 503 is not stored, what was answered with 201 is.
    expect(await api.database.select().from(contactMessages)).toHaveLength(2);
    await api.close();
    await stop();
  });
});
