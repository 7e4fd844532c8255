import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { postgresIsAvailable, startPostgres } from 'shared-postgres/testing';
import { openPostgres } from './data/postgres';
import { contactMessages, posts } from './data/schema';
import { type ApiProcess, startApiProcess } from './testing/apiProcess';
import { contentFolder } from './testing/contentFolder';
import { apiFolder } from './testing/databases';

/** Without a server, jest reports these tests as skipped, and CI does not even start (shared-postgres/jest). */
const onPostgres = postgresIsAvailable() ? describe : describe.skip;

onPostgres('two instances on one PostgreSQL server', () => {
  const content = contentFolder({ posts: [{ id: 1 }, { id: 2 }] });
  const folder = mkdtempSync(path.join(tmpdir(), 'api-instances-'));
  let server: Awaited<ReturnType<typeof startPostgres>>;
  let instances: ApiProcess[];

  beforeAll(async () => {
    mkdirSync(path.join(folder, 'api'));
    symlinkSync(path.join(apiFolder, 'migrations'), path.join(folder, 'api/migrations'));
    symlinkSync(content.folder, path.join(folder, 'api/content'));
    server = await startPostgres();
    const env = { API_DIR: path.join(folder, 'api'), DATABASE_URL: server.url, FORM_LIMIT: '3' };
    // Both start at once on an empty database: one migrates and imports, and the other waits.
    instances = await Promise.all([startApiProcess(folder, env), startApiProcess(folder, env)]);
    expect(instances.map(({ report }) => report)).toMatchObject([{ type: 'ready' }, { type: 'ready' }]);
  });
  afterAll(async () => {
    for (const { child } of instances) child.kill('SIGTERM');
    await Promise.all(instances.map(({ exit }) => exit));
    await server.stop();
    rmSync(folder, { recursive: true });
    content.remove();
  });

  const send = (instance: number, mensaje: string) =>
    fetch(`${instances[instance]?.url}/api/formularios/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mensaje }),
    });

  test('both start on an empty database and answer the same, so that a balancer may send a visitor to either', async () => {
    const answers = await Promise.all(instances.map(({ url }) => fetch(`${url}/api/blog-post/?order_by=titulo`)));
    const [one, other] = await Promise.all(answers.map((answer) => answer.json()));
    expect(one.results).toHaveLength(2);
    expect(other.results).toEqual(one.results);
    const ready = await Promise.all(instances.map(({ url }) => fetch(`${url}/api/readyz`)));
    expect(ready.map(({ status }) => status)).toEqual([200, 200]);
    const { database, close } = await openPostgres(server.url, path.join(apiFolder, 'migrations'));
    expect(await database.select().from(posts)).toHaveLength(2);
    await close();
  });

  test('each message is stored once, and the instances count a form’s sends together', async () => {
    const statuses: number[] = [];
    for (const [index, mensaje] of ['uno', 'dos', 'tres', 'cuatro'].entries())
      statuses.push((await send(index % 2, mensaje)).status);
    expect(statuses).toEqual([201, 201, 201, 429]);
    expect((await send(0, 'cinco')).status).toBe(429);
    const { database, close } = await openPostgres(server.url, path.join(apiFolder, 'migrations'));
    const stored = await database.select().from(contactMessages);
    expect(stored.map(({ mensaje }) => mensaje).sort()).toEqual(['dos', 'tres', 'uno']);
    await close();
  });
});
