import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inputHash } from './inputHash';
import { strayInputs } from './strayInputs';
import { readWorkspaces } from './workspaces';

let root: string;

const put = (file: string, content: string | object) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
};

const locked = (version: string, rest: object = {}) => ({ version, integrity: `sha512-${version}`, ...rest });

const PACKAGES: Record<string, object> = {
  'node_modules/kit': locked('1.0.0', { dependencies: { carousel: '*' }, peerDependencies: { zustand: '*' } }),
  'node_modules/carousel': locked('8.0.0'),
  'node_modules/zustand': locked('5.0.0'),
  'node_modules/@scope/presets': locked('1.0.0', { dependencies: { bundler: '*', 'test-tool': '*' } }),
  'node_modules/bundler': locked('5.0.0', { dependencies: { 'bundler-sources': '*' } }),
  'node_modules/bundler-sources': locked('3.0.0'),
  'node_modules/test-tool': locked('1.0.0'),
};

const lock = (changes: Record<string, object>) => put('package-lock.json', { packages: { ...PACKAGES, ...changes } });

/** A remote in its own repository. Kit and presets come from a registry. */
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'own-'));
  put('package.json', {
    name: 'mfe-own',
    remote: true,
    dependencies: { kit: '^1.0.0' },
    devDependencies: { '@scope/presets': '^1.0.0' },
  });
  put('node_modules/@scope/presets/package.json', { name: '@scope/presets', buildTools: ['bundler'] });
  put('webpack.config.ts', '');
  put('src/routes.tsx', 'export const routes = 1;');
  lock({});
});

afterEach(() => rmSync(root, { recursive: true }));

function hash(): string {
  const [workspace] = readWorkspaces(root);
  if (!workspace) throw new Error('no remote');
  return inputHash(root, workspace);
}

test.each([
  ['node_modules/kit', true],
  ['node_modules/carousel', true],
  ['node_modules/@scope/presets', true],
  ['node_modules/bundler', true],
  ['node_modules/bundler-sources', true],
  ['node_modules/zustand', false],
  ['node_modules/test-tool', false],
])('another %s gives a new version: %s', (location, isNew) => {
  const before = hash();
  lock({ [location]: { ...PACKAGES[location], ...locked('99.0.0') } });
  expect(hash() !== before).toBe(isNew);
});

test.each([
  ['src/routes.tsx', true],
  ['webpack.config.ts', true],
  ['content/start.ts', true],
  ['README.md', false],
  ['AGENTS.md', false],
  ['CODEOWNERS', false],
  ['.github/workflows/ci.yml', false],
  ['playwright.config.ts', false],
  ['journeys/start.spec.ts', false],
])('another %s gives a new version: %s', (file, isNew) => {
  const before = hash();
  put(file, 'something else');
  expect(hash() !== before).toBe(isNew);
});

test('a package may be bundled if it decides the version, and a lent one may not', () => {
  const complain = strayInputs(root, 'mfe-own');
  const complaint = (file: string) => complain(path.join(root, file));
  expect(complaint('node_modules/kit/dist/index.js')).toBeUndefined();
  expect(complaint('node_modules/@scope/presets/dist/runtime.js')).toBeUndefined();
  expect(complaint('node_modules/zustand/index.js')).toContain('mfe-own has it lent');
  expect(complaint('node_modules/test-tool/index.js')).toContain('neither mfe-own nor its dependencies declare it');
});
