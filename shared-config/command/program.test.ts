import { spawn } from 'node:child_process';
import { realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { aService } from 'release-service/src/testing/aService';
import { aToken, testStores } from 'releases/testing';
import { findRemote } from './findRemote';
import { nodeProblem } from './nodeProblem';
import { aRemote, runIn } from './testing/aRemote';

const VERBS = [
  'dev',
  'build',
  'test',
  'check',
  'upgrade',
  'publish',
  'canary',
  'promote',
  'rollback',
  'retire',
  'status',
  'list',
  'history',
];

let remote: ReturnType<typeof aRemote>;
beforeEach(() => {
  remote = aRemote();
});
afterEach(() => remote.remove());

test('help is no error and names every verb; without a verb the same text is an error', async () => {
  const help = await remote.run({}, '--help');
  expect([help.code, help.err]).toEqual([0, '']);
  for (const verb of [...VERBS, 'verify']) expect(help.out).toMatch(new RegExp(`^  ${verb} `, 'm'));
  const none = await remote.run({});
  expect([none.code, none.out, none.err]).toEqual([1, '', expect.stringContaining('Usage: npx remote <verb>')]);
});

test.each([...VERBS, 'verify'])('the help of %s has an example that names the verb', async (verb) => {
  const { code, out } = await remote.run({}, verb, '--help');
  expect([code, out]).toEqual([0, expect.stringMatching(new RegExp(`Examples?:\\n  npx remote ${verb}\\b`))]);
});

test('an unknown verb is refused with the known ones, as JSON where that is asked for', async () => {
  const { code, out, err } = await remote.run({}, 'promot');
  expect([code, out]).toEqual([1, '']);
  for (const text of ["unknown command 'promot'", 'Did you mean promote?', ...VERBS]) expect(err).toContain(text);
  expect(JSON.parse((await remote.run({}, 'promot', '--json')).out)).toEqual({
    error: { message: expect.stringContaining("unknown command 'promot'") },
  });
});

test.each([['publish'], ['status'], ['check']])('%s is refused outside of a remote, with what to do', async (verb) => {
  const { code, err } = await runIn(os.tmpdir(), {}, verb);
  expect([code, err]).toEqual([1, expect.stringContaining('is in no remote: run this where package.json says')]);
});

test.each([['{ "workspaces": { "packages": ["blog"] } }'], ['{ no JSON']])(
  'a package.json above the remote that is not the site’s counts for nothing: %s',
  (text) => {
    remote.write('package.json', text);
    remote.write('blog/package.json', { name: 'mfe-blog', remote: true });
    const folder = path.join(realpathSync(remote.root), 'blog');
    expect(findRemote(folder)).toEqual({ name: 'mfe-blog', folder, root: folder });
  },
);

test.each([
  ['{ no JSON', 'package.json is no JSON: '],
  ['{ "remote": true }', 'package.json has no "name": give the remote one'],
])('a remote’s own package.json with a mistake is named: %s', async (text, message) => {
  remote.write('package.json', text);
  const { code, err } = await remote.run({}, 'build');
  expect([code, err]).toEqual([1, expect.stringContaining(message)]);
  expect(err).not.toContain('    at ');
});

test.each(['20.19.0', '22.22.0', '24.14.9'])('Node %s is refused with the one that the command needs', (version) => {
  expect(nodeProblem(version)).toBe(`remote needs Node >=24.15, and this is ${version}: install another Node`);
});

test.each([process.versions.node, '26.0.0-rc.1'])('Node %s can run the command', (version) => {
  expect(nodeProblem(version)).toBeUndefined();
});

test('without a lock file a remote’s own repository is not built', async () => {
  rmSync(path.join(remote.root, 'package-lock.json'));
  const { code, err } = await remote.run({}, 'build');
  expect([code, err]).toEqual([1, expect.stringMatching(/has no package-lock.json, .*: run npm install$/)]);
});

test('an error of the configuration names its file in the remote’s own repository', async () => {
  remote.write('webpack.config.ts', 'throw new Error("no configuration");');
  const { out } = await remote.run({}, 'build');
  expect(out).toContain('  error in webpack.config.ts\n');
});

/** Runs the installed command as a process of its own. */
async function runProcess(folder: string, env: NodeJS.ProcessEnv, ...commandLine: string[]) {
  const program = path.join(import.meta.dirname, 'remote.mjs');
  const child = spawn(process.execPath, [program, ...commandLine], { cwd: folder, env: { ...process.env, ...env } });
  const out: Buffer[] = [];
  const err: Buffer[] = [];
  child.stdout.on('data', (part) => out.push(part));
  child.stderr.on('data', (part) => err.push(part));
  const code = await new Promise((resolve) => child.on('close', resolve));
  return { code, out: String(Buffer.concat(out)), err: String(Buffer.concat(err)) };
}

test('as a process, the command works in a folder of the remote and answers by its exit code', async () => {
  const [folder] = testStores;
  const service = await aService(folder as NonNullable<typeof folder>);
  const { token } = await aToken(service.opened.store.access);
  const env = { RELEASES_URL: service.url, RELEASES_TOKEN: token };
  const listed = await runProcess(path.join(remote.root, 'src'), env, 'list');
  expect(listed).toEqual({ code: 0, out: 'nothing is published\n', err: '' });
  const refused = await runProcess(remote.root, { ...env, RELEASES_TOKEN: 'wrong' }, 'list', '--json');
  expect([refused.code, refused.err]).toEqual([1, '']);
  expect(JSON.parse(refused.out)).toMatchObject({ error: { message: expect.stringContaining('RELEASES_TOKEN') } });
  await service.remove();
});

test('in the repository of the site, the process finds its store', async () => {
  const blog = path.join(import.meta.dirname, '../../mfe-blog');
  const env = { DATA_DIR: remote.root, RELEASES_URL: '' };
  expect(await runProcess(blog, env, 'promote')).toEqual({
    code: 1,
    out: '',
    err: 'mfe-blog: has no published release; publish one: npx remote publish\n',
  });
});
