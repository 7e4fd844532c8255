import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeMinimalRemote } from './testing/minimalRemote';
import { type Registry, startRegistry } from './testing/registry';
import { npmIn, runIn } from './testing/runIn';

const ROOT = path.resolve(import.meta.dirname, '../..');
const RENDER_PAGE = path.join(import.meta.dirname, 'testing/renderPage.cjs');
const NAME = 'mfe-faq';

let outside: string;
let repository: string;
let registry: Registry;
let packed: string;

/** Jest sets NODE_ENV and its own options, which are no business of the team's commands. */
const ENV = { NODE_ENV: '', NODE_OPTIONS: '' };
const inRepository = (...command: string[]) => npmIn(repository, ['exec', '--no', '--', ...command], ENV);

// Two steps, because each has a time limit of its own: compiling, and installing some hundred packages.
beforeAll(async () => {
  outside = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'own-repository-')));
  packed = await runIn(ROOT, process.execPath, ['scripts/packages.mjs', path.join(outside, 'packages')], ENV);
});

/** A second repository, outside of the clone, with one remote and packages that come from npm registries alone. */
beforeAll(async () => {
  registry = await startRegistry('@tramuntana', path.join(outside, 'packages'));
  repository = path.join(outside, NAME);
  mkdirSync(repository);
  writeMinimalRemote(repository);
  writeFileSync(path.join(repository, '.npmrc'), registry.npmrc);
  await npmIn(repository, ['install', '--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts'], ENV);
  await runIn(repository, 'git', ['init', '--quiet']);
});

afterAll(async () => {
  await registry?.close();
  rmSync(outside, { recursive: true, force: true });
});

test('the packages are packed without a problem, and installed as copies that do not know the clone', () => {
  expect(packed.trim().split('\n')).toEqual([
    expect.stringMatching(/^@tramuntana\/contracts \d/),
    expect.stringMatching(/^@tramuntana\/ui \d/),
    expect.stringMatching(/^@tramuntana\/remote \d/),
  ]);
  const scope = path.join(repository, 'node_modules/@tramuntana');
  expect(readdirSync(scope).sort()).toEqual(['contracts', 'remote', 'ui']);
  for (const entry of readdirSync(scope)) expect(lstatSync(path.join(scope, entry)).isSymbolicLink()).toBe(false);
  expect(readFileSync(path.join(repository, 'package-lock.json'), 'utf8')).not.toContain(ROOT);
});

test('the remote’s types are right, and its unit test passes', async () => {
  await inRepository('tsc', '--noEmit');
  await inRepository('jest');
  const page = path.join(repository, 'src/StartPage.tsx');
  const code = readFileSync(page, 'utf8');
  writeFileSync(page, code.replace(' title="Preguntas"', ''));
  await expect(inRepository('tsc', '--noEmit')).rejects.toThrow("Property 'title' is missing");
  writeFileSync(page, code);
});

test('the remote builds, and its page renders in a server with the lent modules alone', async () => {
  expect(await inRepository('remote', 'build')).toMatch(/^mfe-faq +1\.0\.0-\w{10} +\d/);
  expect(await inRepository('remote', 'build')).toContain('up to date');
  const build = JSON.parse(readFileSync(path.join(repository, 'dist/build.json'), 'utf8'));
  expect(build).toMatchObject({
    remote: NAME,
    mounts: ['/preguntas'],
    contract: expect.stringMatching(/^\^\d+\.\d+\.\d+$/),
    imports: { 'shared-contracts/runtime': ['lazyPage', 'useShell'], 'shell/store': ['useShellStore'] },
  });
  const page = await runIn(repository, process.execPath, [RENDER_PAGE, '/preguntas'], ENV);
  expect(page).toMatch(/<h1 [^>]*>Preguntas<\/h1>/);
  expect(page).toMatch(new RegExp(`src="/releases/${NAME}/${build.version}/media/drone\\.\\w+\\.svg"`));
});
