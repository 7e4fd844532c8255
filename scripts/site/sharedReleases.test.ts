import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildStale } from '@tramuntana/remote/build/buildStale';
import { PostgresStore, releaseCommand } from 'releases';
import { newKeys } from 'releases/testing';
import { openClient } from 'shared-postgres';
import { freePort, postgresIsAvailable, silentProxy, type TestServer, temporaryServer } from 'shared-postgres/testing';
import { about, aSiteRepository, eventually, type RunningSite } from './testing/aSiteRepository';

/** These tests stop the database server, so they need their own. They share it, because its start takes seconds. */
const describeWithServer = postgresIsAvailable('own') ? describe : describe.skip;

describeWithServer('machines whose releases come from one database', () => {
  let template: ReturnType<typeof aSiteRepository>;
  let site: ReturnType<typeof aSiteRepository>;
  let server: TestServer;

  beforeAll(async () => {
    server = await temporaryServer();
    template = aSiteRepository();
    await buildStale(undefined, { root: template.root, print: () => {} });
  });
  afterAll(async () => {
    await template.remove();
    await server.stop();
  });

  beforeEach(() => {
    site = aSiteRepository({ built: template.root });
  });

  afterEach(async () => {
    await site.remove();
    const client = openClient(server.url);
    await client.connect();
    await client.query('drop schema if exists releases cascade');
    await client.end();
  });

  type Machine = { name: string; url: string; running: RunningSite };

  async function started(name: string, database = server.url, env: NodeJS.ProcessEnv = {}): Promise<Machine> {
    const port = await freePort();
    const running = site.start({ PORT: String(port), DATA_DIR: name, RELEASES_URL: database, ...env });
    await Promise.race([
      running.printed('Tramuntana Drones is ready'),
      running.ended.then(() => {
        throw new Error(running.output());
      }),
    ]);
    return { name, url: `http://localhost:${port}`, running };
  }

  const edition = async ({ url }: Machine) => (await about(url))?.edition;

  /** Runs `npm run release -- …` with the database as the store; returns its error output. */
  async function release(...commandLine: string[]): Promise<string> {
    const errors: string[] = [];
    const store = new PostgresStore(server.url);
    await releaseCommand(commandLine, {
      root: site.root,
      store,
      typeProblems: async () => [],
      build: async () => true,
      bytesOverBudget: async () => [],
      renderProblems: async () => [],
      print: () => {},
      printError: (line) => errors.push(line),
    });
    await store.close();
    return errors.join('\n');
  }

  async function publishShell(next: number) {
    site.writeServer('shell', next);
    await buildStale(['shell'], { root: site.root, print: () => {} });
    return release('publish', 'shell');
  }

  test('with RELEASES_KEY, a shell that somebody put into the database without a signature never runs', async () => {
    const keys = newKeys();
    const machine = await started('one', undefined, keys);
    expect(await publishShell(2)).toBe('');
    await release('promote', 'shell');
    await machine.running.printed(
      /releases are not followed: shell: 1\.0\.0-\w{10} is not copied: it has no signature/,
    );
    expect(await edition(machine)).toBe(1);
    machine.running.child.kill('SIGTERM');
    await machine.running.ended;
    const restarted = await started('one', undefined, { RELEASES_KEY: keys.RELEASES_KEY });
    expect(await edition(restarted)).toBe(1);
    expect(await edition(await started('two'))).toBe(2);
  });

  test('each serves its own copy and follows a promotion and a rollback, and a start leaves the live release', async () => {
    const one = await started('one');
    expect(one.running.output()).toMatch(/^mfe-blog: 1\.0\.0-\w{10} is live$/m);
    site.writeServer('shell', 2);
    const two = await started('two');
    expect(two.running.output()).toMatch(
      /^shell: 1\.0\.0-\w{10} is what postgres:\/\/test@127\.0\.0\.1:\d+\/postgres names; for the one built here: npm run release -- publish shell$/m,
    );
    expect([await edition(one), await edition(two)]).toEqual([1, 1]);
    for (const { name } of [one, two]) {
      expect(existsSync(path.join(site.root, name, 'releases-copy/mfe-blog/channel.json'))).toBe(true);
      expect(existsSync(path.join(site.root, name, 'releases'))).toBe(false);
    }
    expect(await publishShell(2)).toBe('');
    expect(await release('promote', 'shell')).toBe('');
    for (const machine of [one, two]) await eventually(async () => (await edition(machine)) === 2);
    expect(await release('rollback', 'shell')).toBe('');
    for (const machine of [one, two]) await eventually(async () => (await edition(machine)) === 1);
  });

  test.each([
    ['api refuses', 'api: the data folder is in use'],
    ['shell falls', 'shell ended before it was ready (exit code 3)'],
  ])('a start that fails (%s) ends with its reason, even while it follows the database', async (FAULT, reason) => {
    const running = site.start({ PORT: String(await freePort()), RELEASES_URL: server.url, FAULT });
    expect(await running.ended).toBe(1);
    expect(running.output()).toContain(reason);
  });

  test('a database that no longer answers does not keep a site from ending', async () => {
    const silent = await silentProxy(server.url);
    const one = await started('one', silent.url);
    silent.fall();
    one.running.child.kill('SIGTERM');
    expect(await one.running.ended).toBe(0);
    expect(one.running.output()).toContain('a database does not answer, so its connections are given up');
    await silent.close();
  });

  test('without the database a site serves and starts, but cannot promote; when it is back, sites follow it again', async () => {
    const one = await started('one');
    one.running.child.kill('SIGTERM');
    await one.running.ended;
    await publishShell(2);
    await server.pause();
    const again = await started('one');
    expect(again.running.output()).toContain('cannot be used: the database does not answer (ECONNREFUSED)');
    expect(await edition(again)).toBe(1);
    expect(await release('promote', 'shell')).toContain('start it, or correct RELEASES_URL');
    await server.resume();
    expect(await release('promote', 'shell')).toBe('');
    await eventually(async () => (await edition(again)) === 2);
    expect(again.running.output()).toContain('releases are followed again');
  });
});
