import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { strayInputs } from './strayInputs';

let root: string;
let complaint: ReturnType<typeof strayInputs>;

const put = (file: string, content: object) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), JSON.stringify(content));
};

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'stray-'));
  put('package.json', { workspaces: ['shared-kit', 'shared-lock', 'preset', 'mfe-one', 'mfe-two'] });
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
    remote: true,
    dependencies: { 'shared-kit': '*', '@scope/parser': '*', 'mfe-two': '*' },
    devDependencies: { preset: '*' },
  });
  put('mfe-two/package.json', { name: 'mfe-two' });
  put('mfe-two/webpack.config.ts', {});
  const complain = strayInputs(root, 'mfe-one');
  complaint = (file, packageName) => complain(path.join(root, file), packageName);
});

afterEach(() => rmSync(root, { recursive: true }));

test.each([
  ['its own source', 'mfe-one/src/routes.tsx'],
  ['a source of a dependency', 'shared-kit/src/index.ts'],
  ['an installed dependency', 'node_modules/@scope/parser/index.js'],
  ['code that a tool of its preset adds', 'node_modules/bundler/runtime/load.js'],
  ['a generated file', 'node_modules/.generated/entry.js'],
  ['a file outside of the repository', '../elsewhere.js'],
])('%s may be bundled', (_what, file) => {
  expect(complaint(file)).toBeUndefined();
});

test.each([
  ['a file of a test', 'mfe-one/src/testing/aPage.ts', 'it is a test'],
  ['an unlisted file', 'shared-kit/fonts/letters.ts', '`buildInputs` of shared-kit/package.json'],
  ['another workspace', 'shared-lock/src/index.ts', 'mfe-one does not depend on shared-lock'],
  ['a package of somebody else', 'node_modules/@scope/other/index.js', 'npm install it with -w mfe-one'],
  [
    'a part of a lent package that the shell does not lend',
    'node_modules/react/server.js',
    'import only the modules of it that are shared',
  ],
  [
    'another remote, also as a dependency',
    'mfe-two/src/routes.tsx',
    'mfe-two is bundled, but it is released by itself, and a release never holds another: link to its page',
  ],
  [
    'a copy of what the shell lends, in its own folder',
    'mfe-one/node_modules/react/index.js',
    'mfe-one/node_modules/react is bundled, but mfe-one has it lent',
  ],
])('%s may not be bundled, and the error gives advice', (_what, file, advice) => {
  expect(complaint(file)).toContain(advice);
});

test('a copy of a lent package is recognised by its package.json, in any folder', () => {
  expect(complaint('mfe-one/node_modules/old-react/index.js', 'react')).toContain('but mfe-one has it lent');
  expect(complaint('mfe-one/node_modules/store/index.js', 'zustand')).toContain('but mfe-one has it lent');
});
