import { readdirSync } from 'node:fs';
import { isRetired } from '@tramuntana/contracts';
import { promote } from '../live/promote';
import { publish } from '../publish/publish';
import { syncFolder } from '../store/directory/folders';
import { aRepository, type Repository } from '../testing/aRepository';
import { releaseCommand } from './releaseCommand';

jest.mock('../store/directory/folders', () => {
  const actual = jest.requireActual('../store/directory/folders');
  return { ...actual, syncFolder: jest.fn(actual.syncFolder) };
});

let site: Repository;
let buildSucceeds: boolean;
let excess: string[];
let failures: string[];

beforeEach(() => {
  site = aRepository();
  buildSucceeds = true;
  excess = [];
  failures = [];
});

afterEach(() => {
  jest.restoreAllMocks();
  site.remove();
});

async function run(...commandLine: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await releaseCommand(commandLine, {
    ...site.settings,
    build: async (remote) => {
      if (buildSucceeds) site.build(remote, '1.0.0-fresh');
      return buildSucceeds;
    },
    typeProblems: async () => [],
    bytesOverBudget: async () => excess,
    renderProblems: async () => failures,
    print: (line) => out.push(line),
    printError: (line) => err.push(line),
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

test('publish builds first, promote makes the release live, and both say what they did', async () => {
  expect(await run('publish', 'mfe-blog')).toEqual({
    code: 0,
    out: 'mfe-blog: 1.0.0-fresh is published; to make it live: npm run release -- promote mfe-blog 1.0.0-fresh',
    err: '',
  });
  expect((await run('publish', 'mfe-blog')).out).toBe('mfe-blog: 1.0.0-fresh is published already, nothing to do');
  const nobody = 'mfe-blog: no shell runs on this store, so nobody has rendered it';
  expect((await run('promote', 'mfe-blog')).out).toBe(`mfe-blog: 1.0.0-fresh is live now\n${nobody}`);
  expect((await run('promote', 'mfe-blog', '1.0.0-fresh')).out).toBe(
    `mfe-blog: 1.0.0-fresh is live already\n${nobody}`,
  );
});

test('a build over its byte budget is not published, and the message names what takes the bytes', async () => {
  excess = ['page-list loads 30.0 kB of at most 22.5 kB', '  page-list.js: 12.0 kB'];
  const { code, err } = await run('publish', 'mfe-blog');
  expect(code).toBe(1);
  expect(err).toBe(
    `mfe-blog: was not published, because it exceeds the byte budget in mfe-blog/package.json:\n${excess.join('\n')}`,
  );
  expect(site.exists('.data/releases/mfe-blog/1.0.0-fresh')).toBe(false);
});

test('a build whose pages cannot be rendered is not published, and the message names each page', async () => {
  failures = ['/blog: roto', '/blog/post/1: roto'];
  const { code, err } = await run('publish', 'mfe-blog');
  expect(code).toBe(1);
  expect(err).toBe(`mfe-blog: was not published, because its pages fail:\n${failures.join('\n')}`);
  expect(site.exists('.data/releases/mfe-blog/1.0.0-fresh')).toBe(false);
});

test('promote says that a running shell rendered it', async () => {
  await run('publish', 'mfe-blog');
  site.report({ wanted: '1.0.0-fresh', rendered: 5 });
  expect((await run('promote', 'mfe-blog')).out).toBe(
    'mfe-blog: 1.0.0-fresh is live now\nmfe-blog: a running shell uses it and rendered its 5 routes',
  );
});

test('if the running site cannot render a release, the former one is live again, with exit code 1', async () => {
  site.build('mfe-blog', '1.0.0-good');
  await publish(site.settings, 'mfe-blog');
  await promote(site.settings, 'mfe-blog');
  await run('publish', 'mfe-blog');
  site.report({ wanted: '1.0.0-fresh', problem: 'its page /blog failed: roto' });
  const { code, out, err } = await run('promote', 'mfe-blog', '1.0.0-fresh');
  expect([code, out]).toEqual([1, '']);
  expect(err).toBe(
    'mfe-blog: 1.0.0-fresh does not render, so 1.0.0-good is live again: its page /blog failed: roto; ' +
      'put it right and publish it anew',
  );
  expect(site.channel('mfe-blog').live).toBe('1.0.0-good');
  expect(site.channel('mfe-blog').history.at(-1)).toMatchObject({
    action: 'rollback',
    reason: 'did not render: its page /blog failed: roto',
  });
});

test('a first release that does not render is taken off the site again', async () => {
  await run('publish', 'mfe-blog');
  site.report({ wanted: '1.0.0-fresh', problem: 'roto' });
  expect((await run('promote', 'mfe-blog')).err).toContain('does not render, so it was taken off the site again: roto');
  expect(isRetired(site.channel('mfe-blog'))).toBe(true);
});

test('a rollback to a release that does not render stays, and ends with exit code 1', async () => {
  site.build('mfe-blog', '1.0.0-good');
  await publish(site.settings, 'mfe-blog');
  await promote(site.settings, 'mfe-blog');
  await run('publish', 'mfe-blog');
  await promote(site.settings, 'mfe-blog', '1.0.0-fresh');
  site.report({ wanted: '1.0.0-good', problem: 'roto' });
  const { code, err } = await run('rollback', 'mfe-blog');
  expect([code, err]).toEqual([1, expect.stringContaining('1.0.0-good is live again, but does not render: roto')]);
  expect(site.channel('mfe-blog').live).toBe('1.0.0-good');
});

test('history shows the reason of a change and its author', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, RELEASE_USER: 'ana' });
  await run('publish', 'mfe-blog');
  await run('promote', 'mfe-blog', '--reason', 'new posts');
  await run('retire', 'mfe-blog', '--reason', 'moved');
  const { out } = await run('history', 'mfe-blog');
  expect(out).toMatch(/^when \(UTC\) +what +version +before +who +why$/m);
  expect(out).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d {2}promote {2}1\.0\.0-fresh {2}- +ana {2}new posts$/m);
  expect(out).toMatch(/ retire +1\.0\.0-fresh +1\.0\.0-fresh +ana +moved$/m);
  expect((await run('history', 'mfe-shop')).out).toBe('mfe-shop: was never live');
});

test('the message about a store that cannot be written names its place and what to do', async () => {
  jest
    .mocked(syncFolder)
    .mockRejectedValueOnce(
      Object.assign(new Error('EROFS: read-only file system'), { code: 'EROFS', path: '/store/mfe-blog' }),
    );
  const { code, err } = await run('publish', 'mfe-blog');
  expect([code, err]).toEqual([
    1,
    '/store/mfe-blog cannot be used: its file system is read-only (EROFS); ' +
      'mount it writable, or set DATA_DIR to another folder',
  ]);
  const left = readdirSync(site.pathOf(site.stored('mfe-blog', '')), { withFileTypes: true });
  expect(left.filter((entry) => entry.isDirectory())).toEqual([]);
});

test('rollback names the release that is live again and the one before', async () => {
  await run('publish', 'mfe-blog');
  await run('promote', 'mfe-blog');
  site.write(site.stored('mfe-blog', 'channel.json'), {
    ...site.channel('mfe-blog'),
    live: '1.0.0-next',
  });
  expect((await run('rollback', 'mfe-blog')).out).toMatch(
    /^mfe-blog: 1\.0\.0-fresh is live now \(before: 1\.0\.0-next\)$/m,
  );
});

test('a refusal ends with exit code 1 and its sentence', async () => {
  const { code, out, err } = await run('promote', 'mfe-blog');
  expect([code, out]).toEqual([1, '']);
  expect(err).toBe('mfe-blog: has no published release; publish one: npm run release -- publish mfe-blog');
});

test('a failed build publishes nothing', async () => {
  buildSucceeds = false;
  const { code, err } = await run('publish', 'mfe-blog');
  expect(code).toBe(1);
  expect(err).toContain('its build failed');
});

test.each([
  [[], 'Usage: npm run release --'],
  [['launch'], "unknown command 'launch'"],
  [['promote'], "missing required argument 'remote'"],
  [['status', 'mfe-blog'], 'too many arguments'],
  [['rollback', 'mfe-blog', '1.0.0'], 'too many arguments'],
  [['promote', '--force'], "unknown option '--force'"],
  [['prune', '--unused-for', '0'], 'It is a number of days, at least 1.'],
  [['prune'], "required option '--unused-for <days>' not specified"],
])('%j is refused with the reason and the usage', async (commandLine, reason) => {
  const { code, out, err } = await run(...commandLine);
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain(reason);
  expect(err).toContain('Usage: npm run release --');
});

test('the message about a misspelt remote names the known ones', async () => {
  expect((await run('publish', 'mfe-blgo')).err).toBe('mfe-blgo: is no remote here; there are: mfe-blog, mfe-shop');
});

test('help is no error, and names every verb and --json', async () => {
  const { code, out, err } = await run('--help');
  expect([code, err]).toEqual([0, '']);
  for (const verb of ['status', 'publish', 'promote', 'rollback', 'retire', 'list', 'history', 'prune', '--json']) {
    expect(out).toContain(verb);
  }
  expect((await run('promote', '--help')).out).toContain('--drop-mount <path>');
});

describe('with --json', () => {
  test('each verb prints one document', async () => {
    const json = async (...commandLine: string[]) => JSON.parse((await run(...commandLine, '--json')).out);
    expect(await json('publish', 'mfe-blog')).toEqual({
      remote: 'mfe-blog',
      version: '1.0.0-fresh',
      outcome: 'published',
    });
    expect(await json('promote', 'mfe-blog')).toMatchObject({
      live: '1.0.0-fresh',
      former: null,
      confirmation: { outcome: 'no shell' },
    });
    expect(await json('list')).toMatchObject({ releases: [{ remote: 'mfe-blog', state: 'live' }] });
    expect(await json('history', 'mfe-blog')).toMatchObject({ history: [{ to: '1.0.0-fresh' }] });
    expect(await json('status')).toMatchObject({ shells: [], remotes: [{ wanted: '1.0.0-fresh' }, { wanted: null }] });
    expect(await json('prune', '--unused-for', '3')).toEqual({ dryRun: false, releases: [] });
    expect(await json('retire', 'mfe-blog')).toMatchObject({ live: null, former: '1.0.0-fresh' });
  });

  test('a refusal and a wrong command line print a document, too', async () => {
    const { code, out, err } = await run('promote', 'mfe-blog', '--json');
    expect([code, err]).toEqual([1, '']);
    expect(JSON.parse(out)).toEqual({
      error: { remote: 'mfe-blog', message: expect.stringContaining('has no published release') },
    });
    expect(JSON.parse((await run('launch', '--json')).out)).toEqual({
      error: { message: expect.stringContaining("unknown command 'launch'") },
    });
  });
});
