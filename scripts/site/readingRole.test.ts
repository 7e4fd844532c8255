import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildStale } from '@tramuntana/remote/build/buildStale';
import { PostgresStore, promote, publish, releaseCommand } from 'releases';
import { freePort, postgresIsAvailable, query, type TestServer, temporaryServer } from 'shared-postgres/testing';
import { publishBuilt } from './publishBuilt';
import { about, aSiteRepository, eventually } from './testing/aSiteRepository';

/** The two blocks of SQL in docs/operating.md, as lists of statements. */
function documentedRoles(): string[][] {
  const text = readFileSync(path.resolve(import.meta.dirname, '../../docs/operating.md'), 'utf8');
  const [, section = ''] = text.split('\n### Roles of the database\n');
  const blocks = [...(section.split('\n### ')[0] ?? '').matchAll(/```sql\n(.+?)```/gs)];
  return blocks.map(([, sql = '']) => sql.split(';').filter((statement) => statement.trim() !== ''));
}

/** Roles belong to a server, so these tests need their own. */
const describeWithServer = postgresIsAvailable('own') ? describe : describe.skip;

describeWithServer('a site whose role only reads the releases', () => {
  const [roles = [], grants = []] = documentedRoles();
  let site: ReturnType<typeof aSiteRepository>;
  let server: TestServer;
  let ofService: string;
  let ofSites: string;
  let store: PostgresStore;

  beforeAll(async () => {
    server = await temporaryServer();
    for (const statement of roles) await query(server.url, statement);
    [ofService = '', ofSites = ''] = ['releases', 'sites'].map((role) => {
      return Object.assign(new URL(server.url), { username: role, pathname: '/releases' }).href;
    });
    store = new PostgresStore(ofService);
    site = aSiteRepository();
    await buildStale(undefined, { root: site.root, print: () => {} });
  });

  afterAll(async () => {
    await site.remove();
    await store.close();
    await server.stop();
  });

  test('started before the service, it waits for tables, follows what the service fills and promotes, and reports', async () => {
    const port = await freePort();
    const running = site.start({ PORT: String(port), RELEASES_URL: ofSites });
    await running.printed('it has no tables of releases yet (42P01); start the release service on it');
    const settings = { root: site.root, store };
    // The image's command `releases` does this before it starts the service.
    await publishBuilt({ root: site.root, store: '', releasesUrl: ofService, print: () => {} });
    for (const statement of grants) await query(ofService, statement);
    await running.printed('releases are followed again');
    const edition = async () => (await about(`http://localhost:${port}`))?.edition;
    await eventually(async () => (await edition()) === 1);
    site.writeServer('shell', 2);
    await buildStale(['shell'], { root: site.root, print: () => {} });
    const { version } = await publish(settings, 'shell');
    await promote(settings, 'shell', version);
    await eventually(async () => (await edition()) === 2);
    // The shell of this repository writes no report of its own.
    const report = { schema: 1, state: 'running', remotes: [] };
    site.write('.data/releases-copy/.serving/web-1.json', report);
    await eventually(async () => (await store.shells()).some(({ shell }) => shell === 'web-1'));
  });

  test.each([
    `update releases.channels set channel = '{}'`,
    `insert into releases.channels values ('mfe-faq', '{}')`,
    `delete from releases.channels`,
    `update releases.manifests set manifest = '{}'`,
    `insert into releases.manifests values ('mfe-faq', '1.0.0-a', '{}')`,
    `delete from releases.manifests`,
    `update releases.files set integrity = ''`,
    `insert into releases.files values ('mfe-faq', '1.0.0-a', 'server.cjs', '')`,
    `delete from releases.files`,
    `update releases.blobs set content = ''`,
    `insert into releases.blobs values ('sha384-a', '')`,
    `delete from releases.blobs`,
    `update releases.state set revision = 0`,
    `update releases.access set record = '{}'`,
    `insert into releases.access values ('a', '{}')`,
    `delete from releases.access`,
    `insert into releases.uploads values ('mfe-blog', 'a', '{}', now())`,
    `insert into releases.arrived values ('mfe-blog', 'a', '')`,
    `insert into releases.upload_parts values ('a', 1, '')`,
    `delete from releases.shells`,
    `truncate releases.channels`,
    `drop table releases.channels`,
    `alter table releases.channels owner to sites`,
    `create table releases.more ()`,
    `create schema more`,
    `create trigger more before update on releases.shells for each row execute function suppress_redundant_updates_trigger()`,
    `set role releases`,
  ])('the database refuses its role: %s', async (statement) => {
    await expect(query(ofSites, statement)).rejects.toMatchObject({ code: '42501' });
  });

  test.each([
    ['rollback', 'shell'],
    ['retire', 'mfe-blog'],
    ['access', 'add', 'mallory', '--rights', 'promote', '--remotes', '*'],
  ])('a command with its role is refused and names the way: %s', async (...commandLine) => {
    const errors: string[] = [];
    const own = new PostgresStore(ofSites);
    const before = await query(ofService, 'select * from releases.channels order by remote');
    const code = await releaseCommand(commandLine, {
      root: site.root,
      store: own,
      build: async () => true,
      typeProblems: async () => [],
      bytesOverBudget: async () => [],
      renderProblems: async () => [],
      print: () => {},
      printError: (line) => errors.push(line),
    });
    await own.close();
    expect([code, errors.join('\n')]).toEqual([1, expect.stringContaining('send the command to the release service')]);
    expect(await query(ofService, 'select * from releases.channels order by remote')).toEqual(before);
  });
});
