import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { satisfies } from 'semver';
import { addProbe } from './addProbe';
import { keepShellOf, minorOf, missingMinors, recordedContract, recordedMinors, writeRecord } from './recordFile';

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');

let root: string;
const put = (file: string, content: string | Buffer) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
};

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'record-'));
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the records of this repository', () => {
  const { version } = JSON.parse(readFileSync(path.join(REPOSITORY, 'shared-contracts/package.json'), 'utf8')) as {
    version: string;
  };

  test('hold a remote of each minor of the contract since 2.0', () => {
    expect(missingMinors(recordedMinors(REPOSITORY).remotes, version)).toEqual([]);
  });

  test('hold one shell, and the newest remotes may run in it', () => {
    const { shells } = recordedMinors(REPOSITORY);
    expect(shells).toEqual([minorOf(version)]);
    expect(satisfies(recordedContract(REPOSITORY, 'shell', minorOf(version)), `^${version}`)).toBe(true);
  });
});

test.each([
  [['2.0', '2.1'], '2.1.3', []],
  [['2.0', '2.1'], '2.2.0', ['2.2']],
  [['2.0', '2.2'], '2.2.0', ['2.1']],
  [['2.0', '2.1'], '3.0.0', ['3.0']],
  [['2.0', '2.1', '3.1'], '3.1.0', ['3.0']],
])('with the records %j and the contract %s, these are missing: %j', (recorded, version, missing) => {
  expect(missingMinors(recorded, version)).toEqual(missing);
});

test('a record holds texts and other files of a build, without compressed copies, fonts and the hash of its inputs', () => {
  const bytes = Buffer.from([0, 255, 1]);
  put('dist/build.json', '{"version":"1.0.0-ñ"}');
  put('dist/web/model.glb', bytes);
  for (const file of ['inputs.json', 'web/main.js.br', 'web/media/font.woff2']) put(`dist/${file}`, 'left out');
  writeRecord(root, 'remote', { dist: path.join(root, 'dist'), contract: '2.1.3', commit: 'abc' });
  const written = readFileSync(path.join(root, 'shared-contracts/released/2.1/remote.br'));
  expect(JSON.parse(brotliDecompressSync(written).toString())).toEqual({
    contract: '2.1.3',
    commit: 'abc',
    text: { 'build.json': '{"version":"1.0.0-ñ"}' },
    base64: { 'web/model.glb': bytes.toString('base64') },
  });
});

test('only one shell stays', () => {
  for (const file of ['2.0/remote.br', '2.0/shell.br', '2.10/remote.br', '2.10/shell.br', '2.9/remote.br']) {
    put(`shared-contracts/released/${file}`, '');
  }
  keepShellOf(root, '2.10');
  expect(recordedMinors(root)).toEqual({ remotes: ['2.0', '2.9', '2.10'], shells: ['2.10'] });
});

test('a work tree that git cannot make leaves no folder behind', () => {
  const git = (...args: string[]) => execFileSync('git', ['-C', root, ...args]);
  git('init', '--quiet');
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@correo.example', 'commit', '--quiet', '--allow-empty', '-m', 'one');
  put('.git/worktrees', 'no folder');
  const command = path.join(REPOSITORY, 'scripts/commands/contract.ts');
  put('run.mts', `import { run } from ${JSON.stringify(command)};\nawait run(['record'], import.meta.dirname);`);
  const temporary = path.join(root, 'temporary');
  mkdirSync(temporary);
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const { status, stderr } = spawnSync(process.execPath, ['--import', tsx, path.join(root, 'run.mts')], {
    env: { ...process.env, TMPDIR: temporary, TSX_DISABLE_CACHE: '1' },
    encoding: 'utf8',
  });
  expect(stderr).toMatch(/Failure: git could not check out \w+ to /);
  expect([status, readdirSync(temporary)]).toEqual([1, []]);
});

test('the probe takes the packages by the names that the clone gives them', () => {
  put('package.json', JSON.stringify({ workspaces: ['shell'] }));
  put('shared-contracts/package.json', JSON.stringify({ name: 'shared-contracts' }));
  put('shared-config/package.json', JSON.stringify({ name: 'shared-config' }));
  addProbe(root, '2.0.0');
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  expect(JSON.parse(read('package.json'))).toEqual({ workspaces: ['shell', 'mfe-matriz'] });
  expect(JSON.parse(read('mfe-matriz/package.json'))).toMatchObject({
    version: '2.0.0',
    dependencies: { 'shared-contracts': '*' },
  });
  expect(read('mfe-matriz/src/routes.tsx')).toContain(`from 'shared-contracts/runtime'`);
  expect(read('mfe-matriz/webpack.config.ts')).toContain(`from 'shared-config/webpack/remote'`);
});
