import { aRepository, type Repository } from '../testing/aRepository';
import { releaseCommand } from './releaseCommand';

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

afterEach(() => site.remove());

async function run(...commandLine: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await releaseCommand(commandLine, {
    ...site.settings,
    typeProblems: async () => [],
    build: async (remote) => {
      if (buildSucceeds) site.build(remote, '1.0.0-fresh');
      return buildSucceeds;
    },
    bytesOverBudget: async () => excess,
    renderProblems: async () => failures,
    print: (line) => out.push(line),
    printError: (line) => err.push(line),
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

test('publish builds first, promote and rollback change what is live, and each says so', async () => {
  expect(await run('publish', 'mfe-blog')).toEqual({
    code: 0,
    out: 'mfe-blog: 1.0.0-fresh is published; to make it live: npm run release -- promote mfe-blog',
    err: '',
  });
  expect((await run('publish', 'mfe-blog')).out).toBe('mfe-blog: 1.0.0-fresh is published already, nothing to do');
  expect((await run('promote', 'mfe-blog')).out).toBe('mfe-blog: 1.0.0-fresh is live now');
  expect((await run('promote', 'mfe-blog', '1.0.0-fresh')).out).toBe('mfe-blog: 1.0.0-fresh is live already');
});

test('a build over its byte budget is not published, and what takes the bytes is told', async () => {
  excess = ['page-list loads 30.0 kB of at most 22.5 kB', '  page-list.js: 12.0 kB'];
  const { code, err } = await run('publish', 'mfe-blog');
  expect(code).toBe(1);
  expect(err).toBe(
    `mfe-blog: was not published, because it exceeds the byte budget in mfe-blog/package.json:\n${excess.join('\n')}`,
  );
  expect(site.exists('.data/releases/mfe-blog/1.0.0-fresh')).toBe(false);
});

test('a build whose pages cannot be rendered is not published, and each of them is told', async () => {
  failures = ['/blog: roto', '/blog/post/1: roto'];
  const { code, err } = await run('publish', 'mfe-blog');
  expect(code).toBe(1);
  expect(err).toBe(`mfe-blog: was not published, because the shell cannot render its pages:\n${failures.join('\n')}`);
  expect(site.exists('.data/releases/mfe-blog/1.0.0-fresh')).toBe(false);
});

test('a running site that uses what was promoted is told of', async () => {
  await run('publish', 'mfe-blog');
  const remote = { name: 'mfe-blog', wanted: '1.0.0-fresh', version: '1.0.0-fresh', status: 'available' };
  site.write(site.stored('.serving', 'shell.json'), { schema: 1, state: 'running', remotes: [remote] });
  expect((await run('promote', 'mfe-blog')).out).toBe(
    'mfe-blog: 1.0.0-fresh is live now\nmfe-blog: the running site uses it',
  );
});

test('rollback names the release that is live again and the one that was', async () => {
  await run('publish', 'mfe-blog');
  await run('promote', 'mfe-blog');
  site.write(site.stored('mfe-blog', 'channel.json'), {
    ...site.channel('mfe-blog'),
    live: '1.0.0-next',
  });
  expect((await run('rollback', 'mfe-blog')).out).toBe('mfe-blog: 1.0.0-fresh is live now (before: 1.0.0-next)');
});

test('status shows every remote, also one that is not published or whose channel is damaged', async () => {
  await run('publish', 'mfe-blog');
  await run('promote', 'mfe-blog');
  const { code, out } = await run('status');
  expect(code).toBe(0);
  expect(out).toMatch(/^remote +live +published +last change$/m);
  expect(out).toMatch(/^mfe-blog +1\.0\.0-fresh +1 +\d{4}-\d\d-\d\d \d\d:\d\d:\d\d promote by operator$/m);
  expect(out).toMatch(/^mfe-shop +- +0 +-$/m);

  site.write(site.stored('mfe-shop', 'channel.json'), 'garbage');
  site.write(site.stored('mfe-shop', '1.0.0-x/manifest.json'), '{}');
  const damaged = (await run('status')).out;
  expect(damaged).toMatch(/^mfe-shop +unreadable +0/m);
  expect(damaged).toMatch(/^damaged: mfe-shop 1\.0\.0-x: /m);
  expect(damaged).toContain('channel.json is not JSON');
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
  [[], 'What is to be done?'],
  [['launch'], "There is no 'launch'."],
  [['promote'], 'Which remote is to be promoted?'],
  [['status', 'mfe-blog'], "status does not take 'mfe-blog'."],
  [['rollback', 'mfe-blog', '1.0.0'], "rollback does not take '1.0.0'."],
  [['promote', '--force'], '--force'],
])('%j is answered with what is missing and how it is used', async (commandLine, reason) => {
  const { code, err } = await run(...commandLine);
  expect(code).toBe(1);
  expect(err).toContain(reason);
  expect(err).toContain('npm run release -- rollback <remote>');
});

test('a misspelt remote is answered with those that exist', async () => {
  expect((await run('publish', 'mfe-blgo')).err).toBe('mfe-blgo: is no remote here; there are: mfe-blog, mfe-shop');
});

test('help is no error', async () => {
  expect(await run('--help')).toMatchObject({ code: 0, err: '' });
});
