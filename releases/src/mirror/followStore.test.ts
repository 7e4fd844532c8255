import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { SERVING_FOLDER } from '@tramuntana/contracts';
import { postgresIsAvailable, startPostgres } from 'shared-postgres/testing';
import { promote } from '../live/promote';
import { publish } from '../publish/publish';
import { DirectoryStore } from '../store/directory/DirectoryStore';
import { PostgresStore } from '../store/postgres/PostgresStore';
import { aRepository, type Repository } from '../testing/aRepository';
import { aToken } from '../testing/aToken';
import { followStore } from './followStore';

const describeWithServer = postgresIsAvailable() ? describe : describe.skip;

/** Waits until something holds, without a limit: the test's own timeout ends the wait. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
}

describeWithServer('two machines that follow one database', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  let store: PostgresStore;
  let site: Repository;
  let machines: DirectoryStore[];
  let ends: (() => Promise<void>)[];
  const printed: string[] = [];

  beforeEach(async () => {
    server = await startPostgres();
    store = new PostgresStore(server.url);
    site = aRepository(store);
    site.build('mfe-blog', '1.0.0-a');
    await publish(site.settings, 'mfe-blog');
    await promote(site.settings, 'mfe-blog');
    machines = ['one', 'two'].map((name) => new DirectoryStore(site.pathOf(name)));
    ends = [];
    for (const machine of machines) {
      const from = new PostgresStore(server.url);
      const end = await followStore(from, machine, (line) => printed.push(line));
      ends.push(() => end().then(() => from.close()));
    }
  });

  afterEach(async () => {
    for (const end of ends) await end();
    await store.close();
    site.remove();
    await server.stop();
  });

  const live = async (machine: DirectoryStore) => (await machine.channel('mfe-blog'))?.live;

  test('both have the live release before they start, and follow later promotions', async () => {
    for (const machine of machines) expect(await live(machine)).toBe('1.0.0-a');
    site.build('mfe-blog', '1.0.0-b');
    await publish(site.settings, 'mfe-blog');
    await promote(site.settings, 'mfe-blog', '1.0.0-b');
    for (const machine of machines) await until(async () => (await live(machine)) === '1.0.0-b');
    for (const machine of machines) {
      const manifest = await machine.manifest('mfe-blog', '1.0.0-b');
      expect(manifest && (await machine.damageOf(manifest))).toEqual([]);
    }
    expect(printed).toEqual([]);
  });

  test('a new token reaches both, and so does its revocation', async () => {
    const { record } = await aToken(store.access);
    const copies = () => Promise.all(machines.map(({ access }) => access.find(record.id)));
    await until(async () => (await copies()).every((copy) => copy !== undefined));
    await store.access.revoke(record.id, { at: new Date().toISOString(), by: 'root' });
    await until(async () => (await copies()).every((copy) => copy?.revokedAt !== undefined));
    expect(printed).toEqual([]);
  });

  test('the store knows what the shells of each machine serve', async () => {
    for (const [index, machine] of machines.entries()) {
      const remotes = [{ name: 'mfe-blog', wanted: '1.0.0-a', version: '1.0.0-a', status: 'available', rendered: 4 }];
      const folder = path.join(machine.folder, SERVING_FOLDER);
      site.write(path.relative(site.root, path.join(folder, `web-${index}.json`)), {
        schema: 1,
        state: 'running',
        remotes,
      });
    }
    await until(async () => (await store.shells()).length === 2);
    expect((await store.shells()).map(({ shell, remotes }) => [shell, remotes[0]?.rendered])).toEqual([
      ['web-0', 4],
      ['web-1', 4],
    ]);
    writeFileSync(
      path.join(machines[0]?.folder ?? '', SERVING_FOLDER, 'web-0.json'),
      JSON.stringify({ schema: 1, state: 'stopped', remotes: [] }),
    );
    await until(async () => (await store.shells()).length === 1);
  });
});
