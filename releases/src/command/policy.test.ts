import { publish } from '../publish/publish';
import { openStore } from '../store/openStore';
import { aRepository, type Repository } from '../testing/aRepository';
import { type OpenTestStore, testStores } from '../testing/testStores';
import { releaseCommand } from './releaseCommand';

describe.each(testStores)('policies of a store in $name', ({ open }) => {
  let opened: OpenTestStore;
  let site: Repository;

  beforeEach(async () => {
    opened = await open();
    site = aRepository(opened.store);
    jest.replaceProperty(process, 'env', { ...process.env, RELEASE_USER: 'root' });
    site.build('mfe-blog', '1.0.0-a');
    await publish(site.settings, 'mfe-blog');
  });

  afterEach(async () => {
    jest.restoreAllMocks();
    site.remove();
    await opened.remove();
  });

  async function run(...commandLine: string[]) {
    const out: string[] = [];
    const err: string[] = [];
    const refuse = () => Promise.reject(new Error('nothing is built here'));
    const checks = { build: refuse, typeProblems: refuse, bytesOverBudget: refuse, renderProblems: refuse };
    const print = (line: string) => out.push(line);
    const code = await releaseCommand(commandLine, {
      ...site.settings,
      ...checks,
      print,
      printError: (line) => err.push(line),
    });
    return { code, out: out.join('\n'), err: err.join('\n') };
  }

  test('policies are set as a whole, listed with their author, and cleared', async () => {
    const all = '--second-person --verified --hours 22-7 --canary 5,30 --page-bytes 60000'.split(' ');
    const described =
      'second person, verified, hours (none from 22:00 to 7:00, Europe/Madrid), canary first (5 % for 30 min), ' +
      'at most 60000 bytes of scripts for a page';
    expect(await run('policy', 'set', 'mfe-blog', ...all)).toEqual({
      code: 0,
      out: `mfe-blog: its policies are now: ${described}`,
      err: '',
    });
    const other = openStore(opened.settings);
    expect((await other.policies.find('mfe-blog'))?.policy).toEqual({
      secondPerson: true,
      verified: true,
      hours: { from: 22, to: 7, timeZone: 'Europe/Madrid' },
      canary: { percent: 5, minutes: 30 },
      pageBytes: 60_000,
    });
    await other.close();
    expect((await run('policy', 'list')).out).toMatch(/^mfe-shop +none +-$/m);
    expect((await run('policy', 'list')).out).toContain(`mfe-blog  ${described}  20`);
    await run('policy', 'set', 'mfe-blog', '--hours', '8-9', '--time-zone', 'UTC');
    const { policies } = JSON.parse((await run('policy', 'list', '--json')).out);
    expect(policies[0]).toMatchObject({
      remote: 'mfe-blog',
      policy: { hours: { from: 8, to: 9, timeZone: 'UTC' } },
      changedBy: 'root',
    });
    expect((await run('policy', 'clear', 'mfe-blog')).out).toBe('mfe-blog: its policies are now: none');
    expect((await run('promote', 'mfe-blog')).code).toBe(0);
  });

  test.each([
    [['policy', 'set', 'mfe-blog'], 'names at least one policy'],
    [['policy', 'set', 'mfe-blog', '--hours', '22'], 'It is given as 22-7.'],
    [['policy', 'set', 'mfe-blog', '--hours', '22-24'], 'hours.to: '],
    [['policy', 'set', 'mfe-blog', '--hours', '7-7'], 'begin and end at different hours'],
    [['policy', 'set', 'mfe-blog', '--hours', '22-7', '--time-zone', 'Girona'], 'is a time zone as Europe/Madrid'],
    [['policy', 'set', 'mfe-blog', '--verified', '--time-zone', 'UTC'], '--time-zone is about --hours'],
    [['policy', 'set', 'mfe-blog', '--canary', '60,30'], 'canary.percent: '],
    [['policy', 'set', 'mfe-blog', '--canary', '5'], 'It is given as 5,30.'],
    [['policy', 'set', 'mfe-blog', '--page-bytes', '0'], 'expected number to be >=1'],
    [['policy', 'set', 'mfe-faq', '--verified'], 'mfe-faq: is no remote here'],
    [['policy', 'set', 'shell', '--canary', '5,30'], 'shell: is no remote here'],
    [['verify', 'mfe-blog', '1.0.0-a', '--suite', 'journeys'], 'either --passed or --failed'],
    [['verify', 'mfe-blog', '1.0.0-a', '--suite', 'journeys', '--passed', '--failed'], 'either --passed or --failed'],
    [['verify', 'mfe-blog', '1.0.0-a', '--suite', 'a', '--passed', '--link', 'javascript:x'], 'address of a report'],
    [['verify', 'mfe-blog', '1.0.0-z', '--suite', 'a', '--passed'], 'mfe-blog: has no release 1.0.0-z to verify'],
  ])('%j is refused', async (commandLine, reason) => {
    const { code, err } = await run(...commandLine);
    expect([code, err]).toEqual([1, expect.stringContaining(reason)]);
    expect(await opened.store.policies.find('mfe-blog')).toBeUndefined();
  });

  test('the shell has no canary, so no policy can ask for one', async () => {
    site.write('package.json', { workspaces: ['shell', 'mfe-blog', 'mfe-shop'] });
    site.write('shell/package.json', { name: 'shell' });
    expect((await run('policy', 'set', 'shell', '--canary', '5,30')).err).toContain('shell: renders every page');
    expect((await run('policy', 'set', 'shell', '--verified')).code).toBe(0);
  });

  test('the last verdict on a version counts and is listed, and policies leave verdicts alone', async () => {
    expect((await run('list', 'mfe-blog')).out).not.toContain('verdict');
    await run('verify', 'mfe-blog', '1.0.0-a', '--suite', 'journeys', '--passed');
    const link = 'https://ci.example/7';
    expect(await run('verify', 'mfe-blog', '1.0.0-a', '--suite', 'journeys', '--failed', '--link', link)).toEqual({
      code: 0,
      out: 'mfe-blog: 1.0.0-a failed in journeys, by root',
      err: '',
    });
    await run('policy', 'set', 'mfe-blog', '--verified');
    expect((await run('list', 'mfe-blog')).out).toMatch(/verdict\nmfe-blog .* failed journeys by root$/);
    const { releases } = JSON.parse((await run('list', 'mfe-blog', '--json')).out);
    expect(releases).toMatchObject([{ verdict: { suite: 'journeys', passed: false, link, who: 'root' } }]);
  });

  test('the operator of the machine is above policies, and both command and history say so', async () => {
    await run('policy', 'set', 'mfe-blog', '--verified', '--canary', '5,30');
    expect((await run('promote', 'mfe-blog', '1.0.0-a', '--reason', 'new posts')).out).toContain(
      "mfe-blog: the policies 'verified', 'canary first' forbid this promotion and were passed over; history says so",
    );
    expect((await opened.store.channel('mfe-blog'))?.history.at(-1)?.reason).toBe(
      'new posts (passed over: verified, canary first)',
    );
  });

  test('a policy that this version does not know forbids, because it could be a restriction', async () => {
    const record = { schema: 1, remote: 'mfe-blog', policy: { onlyOnMondays: true }, verdicts: {} } as const;
    await opened.store.policies.replace(Object.assign({}, record) as never);
    expect((await run('promote', 'mfe-blog')).err).toMatch(
      /Unrecognized key: "onlyOnMondays".*set the policies again$/,
    );
    expect(await opened.store.channel('mfe-blog')).toBeUndefined();
  });

  test('a remote whose name is a path has no policies', async () => {
    await expect(opened.store.policies.find('../channel')).rejects.toThrow('is no name of a remote');
  });
});
