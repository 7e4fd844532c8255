import { fork } from 'node:child_process';
import { once } from 'node:events';
import { utimesSync } from 'node:fs';
import { PostgresStore, publish, RIGHTS, serviceCommand } from 'releases';
import { aRepository, aToken, type Repository, testStores } from 'releases/testing';
import { killPrograms, PROGRAM, start, TSX } from './testing/aProgram';

afterEach(() => killPrograms());

test('a wrong setting ends the program, and its sentence names the setting', async () => {
  const { ended, output } = await start({ RELEASES_LISTEN: '4100' });
  expect(await ended).toEqual([1, null]);
  expect(output()).toBe(
    'The environment cannot be used: RELEASES_LISTEN must be an address to listen on, as 127.0.0.1:4100\n',
  );
});

describe.each(testStores)('the program on a store in $name', ({ open }) => {
  let site: Repository;
  let token: string;
  let env: NodeJS.ProcessEnv;
  let remove: () => Promise<void>;
  let renewal: NodeJS.Timeout | undefined;

  beforeEach(async () => {
    const opened = await open();
    site = opened.settings.url ? aRepository(opened.store) : aRepository();
    env = opened.settings.url ? { RELEASES_URL: opened.settings.url } : { DATA_DIR: site.pathOf('.data') };
    remove = async () => {
      site.remove();
      await opened.remove();
    };
    token = (await aToken(site.store.access, { owner: 'ana', rights: [...RIGHTS] })).token;
    for (const version of ['1.0.0-a', '1.0.0-b']) {
      site.build('mfe-blog', version);
      await publish(site.settings, 'mfe-blog');
    }
  });

  afterEach(() => {
    clearInterval(renewal);
    return remove();
  });

  async function run(url: string, ...commandLine: string[]) {
    const printed: string[] = [];
    const print = (line: string) => printed.push(line);
    const refuse = () => Promise.reject(new Error('nothing is built here'));
    const noChecks = { build: refuse, typeProblems: refuse, bytesOverBudget: refuse, renderProblems: refuse };
    const code = await serviceCommand(commandLine, {
      ...noChecks,
      root: site.root,
      url,
      token,
      print,
      printError: print,
    });
    return { code, printed: printed.join('\n') };
  }

  const channel = () => site.store.channel('mfe-blog');

  /** A shell that runs and never follows, so that a promotion waits for it. */
  async function reportShell() {
    const remote = { name: 'mfe-blog', wanted: '1.0.0-old', version: '1.0.0-old', status: 'available' as const };
    const report = { schema: 1 as const, state: 'running' as const, remotes: [remote] };
    const { store } = site;
    const file = site.stored('.serving', 'host-3000.json');
    if (!(store instanceof PostgresStore)) site.write(file, report);
    const renew = async () => {
      const now = new Date();
      if (store instanceof PostgresStore) await store.report('host-3000', report);
      else utimesSync(site.pathOf(file), now, now);
    };
    await renew();
    // As a shell does: a report that is not renewed counts as gone after five seconds.
    renewal = setInterval(renew, 1_000);
  }

  /** Resolves when the store has the version live. Throws if the command ends before. */
  async function untilLive(version: string, command: Promise<unknown>): Promise<void> {
    let isEnded = false;
    command.finally(() => {
      isEnded = true;
    });
    while ((await channel())?.live !== version) expect(isEnded).toBe(false);
  }

  test('it works on the store, logs who did what without the token, and ends at a signal', async () => {
    const { child, url, ended, output } = await start(env, site.root);
    expect((await run(url, 'promote', 'mfe-blog', '1.0.0-a')).code).toBe(0);
    expect(await channel()).toMatchObject({ live: '1.0.0-a', history: [{ who: 'ana' }] });
    expect(output()).toMatch(/"who":"ana".*mfe-blog: 1\.0\.0-a is live now/);
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(output()).not.toContain(token);
  });

  /** Starts the program as the site does. */
  async function startAsSite() {
    const child = fork(PROGRAM, {
      cwd: site.root,
      execArgv: ['--import', TSX],
      env: { ...process.env, RELEASES_URL: '', RELEASES_LISTEN: '127.0.0.1:0', ...env },
      stdio: 'ignore',
    });
    const ended = once(child, 'exit');
    const [report] = await once(child, 'message');
    return { child, ended, report };
  }

  test('it tells its parent when it is ready, and ends when that parent is gone', async () => {
    const { child, ended, report } = await startAsSite();
    expect(report).toEqual({ type: 'ready', url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/) });
    expect((await fetch(`${report.url}/readyz`)).status).toBe(200);
    child.disconnect();
    expect(await ended).toEqual([1, null]);
  });

  test('an address in use ends it with a sentence that names the setting', async () => {
    const first = await start(env, site.root);
    const second = await start({ ...env, RELEASES_LISTEN: new URL(first.url).host }, site.root);
    expect(await second.ended).toEqual([1, null]);
    expect(second.output()).toContain('is in use by another process: set RELEASES_LISTEN to another one');
  });

  test('killed with -9 while a promotion waits for the shells, it leaves the version live; a second program goes on', async () => {
    const first = await start(env, site.root);
    const second = await start(env, site.root);
    await reportShell();
    const answer = run(first.url, 'promote', 'mfe-blog', '1.0.0-a');
    await untilLive('1.0.0-a', answer);
    first.child.kill('SIGKILL');
    expect(await answer).toEqual({
      code: 1,
      printed: expect.stringContaining('the command may have taken effect, so look first: npm run release -- status'),
    });
    expect((await channel())?.history).toHaveLength(1);
    expect((await run(second.url, 'retire', 'mfe-blog', '--expect', '1.0.0-b')).printed).toContain('1.0.0-a is live');
    // This needs the lock of the remote.
    expect((await run(second.url, 'canary', 'mfe-blog', '--stop')).printed).toContain('canary');
    expect((await run(second.url, 'history', 'mfe-blog')).printed).toMatch(/promote +1\.0\.0-a .*ana/);
  });

  test('stopped by the site while a promotion waits for the shells, it answers that it stops and how to look', async () => {
    const { child, ended, report } = await startAsSite();
    await reportShell();
    const answer = run(report.url, 'promote', 'mfe-blog', '1.0.0-a');
    await untilLive('1.0.0-a', answer);
    child.kill('SIGTERM');
    expect(await answer).toEqual({
      code: 1,
      printed: expect.stringMatching(/^The service stops, .* may have taken effect, .*: npm run release -- status$/),
    });
    expect(await ended).toEqual([0, null]);
    expect(await channel()).toMatchObject({ live: '1.0.0-a', history: [{ who: 'ana' }] });
  });
});
