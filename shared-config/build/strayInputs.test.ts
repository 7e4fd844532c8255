import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { strayInputs } from './strayInputs';

let root: string;
let complaint: (file: string) => string | undefined;

const put = (file: string, content: object) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), JSON.stringify(content));
};

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'stray-'));
  put('package.json', { workspaces: ['shared-kit', 'shared-lock', 'preset', 'mfe-one'] });
  put('package-lock.json', {
    packages: {
      'node_modules/@scope/parser': { version: '1.0.0' },
      'node_modules/@scope/other': { version: '1.0.0' },
      'node_modules/bundler': { version: '5.0.0' },
      'node_modules/react': { version: '19.0.0' },
      'node_modules/shared-kit': { link: true, resolved: 'shared-kit' },
    },
  });
  put('shared-kit/package.json', { name: 'shared-kit', buildInputs: ['src/**'], peerDependencies: { react: '*' } });
  put('shared-lock/package.json', { name: 'shared-lock' });
  put('preset/package.json', { name: 'preset', dependencies: { bundler: '*' } });
  put('mfe-one/package.json', {
    name: 'mfe-one',
    dependencies: { 'shared-kit': '*', '@scope/parser': '*' },
    devDependencies: { preset: '*' },
  });
  const complain = strayInputs(root, 'mfe-one');
  complaint = (file) => complain(path.join(root, file));
});

afterEach(() => rmSync(root, { recursive: true }));

test.each([
  ['its own source', 'mfe-one/src/routes.tsx'],
  ['a source of a package that it depends on', 'shared-kit/src/index.ts'],
  ['a package that it depends on', 'node_modules/@scope/parser/index.js'],
  ['code that a tool of its preset adds', 'node_modules/bundler/runtime/load.js'],
  ['what a tool has generated', 'node_modules/.generated/entry.js'],
  ['what lies outside of the repository', '../elsewhere.js'],
])('%s may be bundled', (_what, file) => {
  expect(complaint(file)).toBeUndefined();
});

test.each([
  ['a file of a test', 'mfe-one/src/testing/aPage.ts', 'it is a test'],
  ['a file that is not listed', 'shared-kit/fonts/letters.ts', '`buildInputs` of shared-kit/package.json'],
  ['another workspace', 'shared-lock/src/index.ts', 'mfe-one does not depend on shared-lock'],
  ['a package of somebody else', 'node_modules/@scope/other/index.js', 'npm install it with -w mfe-one'],
  [
    'a part of a lent package that the shell does not lend',
    'node_modules/react/server.js',
    'import only the modules of it that are shared',
  ],
])('%s may not, and it is said what to do', (_what, file, advice) => {
  expect(complaint(file)).toContain(advice);
});
