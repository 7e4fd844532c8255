import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { create, KNOWN_USER } from './testing/create';

const SITE = 'https://acme.example';
const ARGUMENTS = ['mfe-faq', '--mount', '/preguntas', '--title', 'Preguntas frecuentes', '--site', SITE];
/** An npm whose installation writes only the lock file, and that knows a registry for the packages of the site. */
const NPM = `
  const [verb, , key] = process.argv.slice(2);
  const settings = { '@tramuntana:registry': 'https://packages.site.example/npm/', registry: 'https://registry.npmjs.org/' };
  if (verb === 'config') console.log(settings[key]);
  if (verb === 'install') require('node:fs').writeFileSync('package-lock.json', '{}');`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'create-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (file: string) => readFileSync(path.join(folder, 'mfe-faq', file), 'utf8');
const git = (...args: string[]) => execFileSync('git', args, { cwd: path.join(folder, 'mfe-faq'), encoding: 'utf8' });

test('all files, with the lock file, are in the first commit of the branch main', () => {
  const { status, stdout } = create(ARGUMENTS, { folder, npm: NPM });
  expect([git('branch', '--show-current'), git('status', '--short')]).toEqual(['main\n', '']);
  const committed = git('ls-files').split('\n');
  expect(committed).toEqual(
    expect.arrayContaining(['.gitignore', '.github/workflows/ci.yml', '.gitlab-ci.yml', 'package-lock.json']),
  );
  expect(stdout).toContain('mfe-faq/ is a repository with the remote of /preguntas.\n');
  expect(stdout).toContain('npm run check compares the paths with those of the site');
  expect(status).toBe(0);
});

test('name, path, title, site, release service and owners are where they belong', () => {
  create([...ARGUMENTS.slice(0, -1), `${SITE}/`, '--team', '@acme/faq'], { folder, npm: NPM });
  expect(JSON.parse(read('package.json'))).toMatchObject({
    name: 'mfe-faq',
    remote: true,
    scripts: { dev: 'remote dev --from https://acme.example' },
  });
  expect(read('webpack.config.ts')).toContain(`label: 'Preguntas frecuentes', path: '/preguntas'`);
  expect(read('.github/workflows/ci.yml')).toContain('RELEASES_URL: https://releases.acme.example\n');
  expect(read('CODEOWNERS')).toContain('* @acme/faq\n');
});

test.each([
  ['the registry of the scope', NPM, '@tramuntana:registry=https://packages.site.example/npm/\n'],
  [
    'the registry of all packages',
    NPM.replace('https://packages.site.example/npm/', 'undefined').replace(
      'https://registry.npmjs.org/',
      'https://npm.acme.example/',
    ),
    '@tramuntana:registry=https://npm.acme.example/\n',
  ],
])('the CI finds the packages of the site in %s of this person’s npm', (_which, npm, settings) => {
  create(ARGUMENTS, { folder, npm });
  expect(read('.npmrc')).toBe(settings);
});

test('the public registry needs no setting', () => {
  create(ARGUMENTS, { folder, npm: NPM.replace('https://packages.site.example/npm/', 'undefined') });
  expect(read('package-lock.json')).toBe('{}');
  expect(existsSync(path.join(folder, 'mfe-faq/.npmrc'))).toBe(false);
});

test('without npm, nothing is written', () => {
  const { status, stderr } = create(ARGUMENTS, { folder, env: { npm_execpath: '', PATH: '' } });
  expect(stderr).toBe('npm does not start: install it, or add it to the PATH.\n');
  expect([status, existsSync(path.join(folder, 'mfe-faq'))]).toEqual([1, false]);
});

test('in another git repository, nothing is written', () => {
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  const { status, stderr } = create(ARGUMENTS, { folder, npm: NPM });
  expect(stderr).toContain(`is in the git repository ${realpathSync(folder)}: run this outside of it.`);
  expect([status, existsSync(path.join(folder, 'mfe-faq'))]).toEqual([1, false]);
});

test('when git makes no repository, it says why, and commits nothing to a repository above', () => {
  const { stdout, stderr } = create(ARGUMENTS, { folder, npm: NPM, env: { ...KNOWN_USER, GIT_DEFAULT_HASH: 'none' } });
  expect(stdout).toContain('Git made no commit: commit all files.');
  expect(stderr).toContain('unknown hash algorithm');
  // The answer of every further command.
  expect(stderr).not.toContain('not a git repository');
});

test.each([
  ['does not know its user', { GIT_AUTHOR_NAME: '', GIT_COMMITTER_NAME: '' }],
  ['is missing', { PATH: '' }],
])('when git %s, the files are written, and the command says that they are not committed', (_why, env) => {
  const { status, stdout } = create(ARGUMENTS, { folder, npm: NPM, env: { ...KNOWN_USER, ...env } });
  expect(stdout).toContain('Git made no commit: commit all files.');
  expect([status, existsSync(path.join(folder, 'mfe-faq/package-lock.json'))]).toEqual([0, true]);
});

test('the command fails where npm fails, and says how to go on', () => {
  const { status, stdout, stderr } = create(ARGUMENTS, { folder, npm: 'process.exit(1);' });
  expect(stderr).toContain('mfe-faq/ is written, but npm could not install its packages. Run there: npm install.');
  expect([status, stdout]).toEqual([1, '']);
});

test('a folder that exists stays as it is', () => {
  mkdirSync(path.join(folder, 'mfe-faq'));
  const { status, stderr } = create(ARGUMENTS, { folder, npm: NPM });
  expect(stderr).toContain('The name mfe-faq is taken by the folder ');
  expect([status, existsSync(path.join(folder, 'mfe-faq/package.json'))]).toEqual([1, false]);
});
