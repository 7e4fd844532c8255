import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { create, KNOWN_USER } from './testing/create';

const ARGUMENTS = ['mfe-faq', '--mount', '/preguntas', '--title', 'Preguntas frecuentes'];
/** An npm whose installation writes only the lock file, and that knows a registry for the packages of the site. */
const NPM = `
  const [verb] = process.argv.slice(2);
  if (verb === 'config') console.log('https://packages.site.example/npm/');
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
  expect(stdout).toContain('npm run check and publishing compare them');
  expect(status).toBe(0);
});

test('name, path, title, site, release service and owners are where they belong', () => {
  create([...ARGUMENTS, '--site', 'https://acme.example/', '--team', '@acme/faq'], { folder, npm: NPM });
  expect(JSON.parse(read('package.json'))).toMatchObject({
    name: 'mfe-faq',
    remote: true,
    scripts: { dev: 'remote dev --from https://acme.example' },
  });
  expect(read('webpack.config.ts')).toContain(`label: 'Preguntas frecuentes', path: '/preguntas'`);
  expect(read('.github/workflows/ci.yml')).toContain('RELEASES_URL: https://releases.acme.example\n');
  expect(read('CODEOWNERS')).toContain('* @acme/faq\n');
});

test('the CI uses the registry that this person’s npm has for the packages of the site', () => {
  create(ARGUMENTS, { folder, npm: NPM });
  expect(read('.npmrc')).toBe('@tramuntana:registry=https://packages.site.example/npm/\n');
  rmSync(path.join(folder, 'mfe-faq'), { recursive: true });
  create(ARGUMENTS, { folder, npm: NPM.replace('https://packages.site.example/npm/', 'undefined') });
  expect(existsSync(path.join(folder, 'mfe-faq/.npmrc'))).toBe(false);
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
