import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inputHash } from './inputHash';
import { readWorkspaces } from './workspaces';

let root: string;

const put = (file: string, content: string | object) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
};

const REMOTE = {
  name: 'mfe-one',
  version: '1.2.0',
  scriptBudget: { firstPage: 22_500 },
  scripts: { check: 'true' },
  sideEffects: false,
  imports: { '#html': { node: './node.js', default: './browser.js' } },
  dependencies: { 'shared-kit': '*', parser: '1.0.0' },
  peerDependencies: { react: '^19.0.0' },
  devDependencies: { preset: '*', 'test-tool': '1.0.0' },
};

const locked = (version: string, rest: object = {}) => ({ version, integrity: `sha512-${version}`, ...rest });

const PACKAGES: Record<string, object> = {
  'node_modules/parser': locked('1.0.0', { dependencies: { entities: '*' }, peerDependencies: { react: '*' } }),
  'node_modules/entities': locked('1.4.0'),
  'node_modules/carousel': locked('8.0.0'),
  'node_modules/react': locked('19.0.0'),
  'node_modules/bundler': locked('5.0.0', { dependencies: { 'bundler-sources': '*' } }),
  'node_modules/bundler-sources': locked('3.0.0'),
  'node_modules/test-tool': locked('1.0.0'),
  'node_modules/font-tool': locked('1.0.0'),
  'node_modules/viewer': locked('7.0.0'),
};

const lock = (changes: Record<string, object | undefined>) =>
  put('package-lock.json', { packages: { ...PACKAGES, ...changes } });

/** Two remotes with a kit and a preset. The second remote needs a viewer and does not use the kit. */
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'inputs-'));
  put('package.json', { workspaces: ['preset', 'shared-base', 'shared-kit', 'mfe-one', 'mfe-two'] });
  lock({});
  put('preset/package.json', {
    name: 'preset',
    buildInputs: ['webpack/*'],
    dependencies: { bundler: '5.0.0' },
    devDependencies: { 'test-tool': '1.0.0' },
  });
  put('preset/webpack/remote.js', 'export const remote = 1;');
  put('preset/jest/browser.js', 'export const preset = 1;');
  put('shared-base/package.json', { name: 'shared-base' });
  put('shared-base/base.js', 'export const base = 1;');
  put('shared-kit/package.json', {
    name: 'shared-kit',
    buildInputs: ['src/**', 'fonts/*.woff2'],
    dependencies: { 'shared-base': '*', carousel: '8.0.0' },
    peerDependencies: { react: '^19.0.0' },
    devDependencies: { 'font-tool': '1.0.0' },
  });
  put('shared-kit/src/kit.js', 'export const kit = 1;');
  put('shared-kit/fonts/cut.woff2', 'a font');
  put('mfe-one/package.json', REMOTE);
  put('mfe-one/src/main.js', `console.log('one');`);
  put('mfe-two/package.json', {
    name: 'mfe-two',
    dependencies: { viewer: '7.0.0' },
    devDependencies: { preset: '*' },
  });
  put('mfe-two/src/main.js', `console.log('two');`);
});

afterEach(() => rmSync(root, { recursive: true }));

const hashOf = (name: string) => {
  const workspace = readWorkspaces(root).find((candidate) => candidate.name === name);
  if (!workspace) throw new Error(`${name} is not there`);
  return inputHash(root, workspace);
};

/** The remotes that get a new version by a change. */
function changedBy(change: () => void): string[] {
  const before = new Map(['mfe-one', 'mfe-two'].map((name) => [name, hashOf(name)]));
  change();
  return [...before].filter(([name, hash]) => hashOf(name) !== hash).map(([name]) => name);
}

test.each([
  ['a source', 'mfe-one/src/main.js', ['mfe-one']],
  ['a new file', 'mfe-one/media/drone.svg', ['mfe-one']],
  ['a workspace package among its dependencies', 'shared-kit/src/kit.js', ['mfe-one']],
  ['a listed file of that package', 'shared-kit/fonts/cut.woff2', ['mfe-one']],
  ['a dependency of the shared package', 'shared-base/base.js', ['mfe-one']],
  ['the preset of the builds', 'preset/webpack/remote.js', ['mfe-one', 'mfe-two']],
])('%s is an input: %s', (_what, file, remotes) => {
  expect(changedBy(() => put(file, 'something else'))).toEqual(remotes);
});

test.each([
  'mfe-one/src/main.test.ts',
  'mfe-one/src/Page.test.tsx',
  'mfe-one/src/testing/aPage.ts',
  'mfe-one/jest.config.mjs',
  'mfe-one/tsconfig.json',
  'mfe-one/tsconfig.tsbuildinfo',
  'mfe-one/dist/web/main.js',
  'mfe-one/node_modules/x/index.js',
  'mfe-one/.cache/x',
  'shared-kit/src/testing/aKit.ts',
  'shared-kit/workbench/main.ts',
  'shared-kit/fonts/cutFonts.ts',
  'preset/jest/browser.js',
])('%s is no input', (file) => {
  expect(changedBy(() => put(file, 'something else'))).toEqual([]);
});

test.each([
  ['a bundled package', 'node_modules/parser', ['mfe-one']],
  ['a dependency of that package', 'node_modules/entities', ['mfe-one']],
  ['a bundled package of a shared workspace', 'node_modules/carousel', ['mfe-one']],
  ['a package of the other remote', 'node_modules/viewer', ['mfe-two']],
  ['a tool of the preset', 'node_modules/bundler', ['mfe-one', 'mfe-two']],
  ['a dependency of that tool', 'node_modules/bundler-sources', ['mfe-one', 'mfe-two']],
  ['a lent library', 'node_modules/react', []],
  ['a tool of the tests', 'node_modules/test-tool', []],
  ['a tool of a shared package', 'node_modules/font-tool', []],
])('another version of %s (%s) is a new version of %j', (_what, location, remotes) => {
  expect(changedBy(() => lock({ [location]: { ...PACKAGES[location], ...locked('99.0.0') } }))).toEqual(remotes);
});

test('a package with another content under the same version is a new version', () => {
  const other = { ...PACKAGES['node_modules/parser'], integrity: 'sha512-other' };
  expect(changedBy(() => lock({ 'node_modules/parser': other }))).toEqual(['mfe-one']);
});

test('a bundled package that moves to another folder is a new version, a tool that moves is none', () => {
  const move = (from: string, to: string) => () => lock({ [from]: undefined, [to]: PACKAGES[from] });
  expect(changedBy(move('node_modules/parser', 'mfe-one/node_modules/parser'))).toEqual(['mfe-one']);
  lock({});
  const nested = 'node_modules/bundler/node_modules/bundler-sources';
  expect(changedBy(move('node_modules/bundler-sources', nested))).toEqual([]);
});

test.each([
  ['its version', { version: '1.3.0' }],
  ['a declared range', { peerDependencies: { react: '^19.2.0' } }],
  ['its conditional imports', { imports: {} }],
  ['whether its modules have side effects', { sideEffects: true }],
])('%s is an input, from its package.json', (_what, change) => {
  expect(changedBy(() => put('mfe-one/package.json', { ...REMOTE, ...change }))).toEqual(['mfe-one']);
});

test('its byte budget, its scripts and its test tools are no inputs', () => {
  const devDependencies = { preset: '*', 'test-tool': '2.0.0', 'other-tool': '1.0.0' };
  const change = { scriptBudget: { firstPage: 1 }, scripts: {}, devDependencies };
  expect(changedBy(() => put('mfe-one/package.json', { ...REMOTE, ...change }))).toEqual([]);
});

test('moving a file changes the version', () => {
  const move = () => {
    put('mfe-two/src/moved.js', readFileSync(path.join(root, 'mfe-two/src/main.js'), 'utf8'));
    rmSync(path.join(root, 'mfe-two/src/main.js'));
  };
  expect(changedBy(move)).toEqual(['mfe-two']);
});

test('a partial clone gives the same version', () => {
  const before = hashOf('mfe-one');
  rmSync(path.join(root, 'mfe-two'), { recursive: true });
  expect(hashOf('mfe-one')).toBe(before);
});
