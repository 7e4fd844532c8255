import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { type AloneFolder, aloneFolder } from './aloneFolder';
import { differentFiles } from './remoteAlone';

let root: string;
let alone: AloneFolder;

const put = (file: string, content: string | object) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
};

const install = (location: string) => {
  put(`${location}/package.json`, { name: path.basename(location), main: 'index.js' });
  put(`${location}/index.js`, '');
};

/** Two remotes with a shared kit. npm installs a library of the second at the root, so this setup does, too. */
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'repository-'));
  put('package.json', {
    workspaces: ['mfe-one', 'mfe-two', 'shared-kit', 'scripts'],
    devDependencies: { jest: '1.0.0' },
  });
  put('package-lock.json', {
    packages: {
      '': { devDependencies: { jest: '1.0.0' } },
      'node_modules/jest': { version: '1.0.0', dependencies: { runner: '*' } },
      'node_modules/jest/node_modules/runner': { version: '2.0.0' },
      'node_modules/react': { version: '19.0.0' },
      'node_modules/viewer': { version: '7.0.0' },
      'node_modules/absent-binary': { version: '1.0.0' },
      'mfe-one/node_modules/parser': { version: '8.0.0' },
    },
  });
  put('mfe-one/package.json', {
    name: 'mfe-one',
    dependencies: { 'shared-kit': '*', parser: '*', 'absent-binary': '*' },
  });
  put('mfe-one/src/routes.js', 'routes');
  put('mfe-one/dist/server.cjs', 'built');
  put('mfe-two/package.json', { name: 'mfe-two', dependencies: { viewer: '*' } });
  put('shared-kit/package.json', { name: 'shared-kit', main: 'kit.js', peerDependencies: { react: '*' } });
  put('shared-kit/kit.js', '');
  put('scripts/package.json', { name: 'scripts' });
  for (const location of ['jest', 'jest/node_modules/runner', 'react', 'viewer']) install(`node_modules/${location}`);
  install('mfe-one/node_modules/parser');
  alone = aloneFolder(root, 'mfe-one');
});

afterEach(() => {
  alone.remove();
  rmSync(root, { recursive: true });
});

const found = (name: string) => {
  const { resolve } = createRequire(path.join(alone.root, 'mfe-one/package.json'));
  try {
    return path.relative(realpathSync(alone.root), realpathSync(resolve(name)));
  } catch {
    return undefined;
  }
};

test('a remote finds its own packages, those of the shared ones, and the root’s test packages', () => {
  expect(readFileSync(path.join(alone.root, 'mfe-one/src/routes.js'), 'utf8')).toBe('routes');
  expect(found('shared-kit')).toBe('shared-kit/kit.js');
  expect(found('parser')).toBe('mfe-one/node_modules/parser/index.js');
  expect(found('react')).toBe('node_modules/react/index.js');
  expect(found('jest')).toBe('node_modules/jest/index.js');
  expect(existsSync(path.join(alone.root, 'node_modules/jest/node_modules/runner/index.js'))).toBe(true);
});

test('a remote finds no other part of the repository, and no former build', () => {
  for (const name of ['mfe-two', 'scripts', 'viewer']) expect(found(name)).toBeUndefined();
  for (const name of ['mfe-two', 'scripts', 'mfe-one/dist']) {
    expect(existsSync(path.join(alone.root, name))).toBe(false);
  }
});

test('files that differ, or that one folder lacks, are listed', () => {
  for (const [folder, text] of Object.entries({ one: 'a', other: 'b' })) {
    put(`${folder}/same.js`, 'same');
    put(`${folder}/web/different.js`, text);
    put(`${folder}/only-${folder}.js`, '');
  }
  expect(differentFiles(path.join(root, 'one'), path.join(root, 'other'))).toEqual([
    'only-one.js',
    'only-other.js',
    'web/different.js',
  ]);
});
