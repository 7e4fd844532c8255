import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { declaredRanges, lentPackages, packageFolder, singletonVersions } from './sharedModules';

let root: string;
let remote: string;

const write = (folder: string, content: object) => {
  mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(path.join(root, folder, 'package.json'), JSON.stringify(content));
};

/** A repository whose root has version 1.0.0 of every shared package. */
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'modules-'));
  remote = path.join(root, 'mfe-x');
  write('mfe-x', { name: 'mfe-x' });
  const packages = ['react', 'react-dom', 'react-router-dom', 'zustand', '@tanstack/react-query', '@emotion/react'];
  for (const name of [...packages, '@tramuntana/contracts']) write(`node_modules/${name}`, { version: '1.0.0' });
});

afterEach(() => rmSync(root, { recursive: true }));

test('a remote’s own installation takes precedence over the repository’s', () => {
  write('mfe-x/node_modules/zustand', { version: '6.0.0' });
  expect(singletonVersions(remote)).toMatchObject({ zustand: '6.0.0', react: '1.0.0', 'shell/store': '1.0.0' });
  expect(singletonVersions(root).zustand).toBe('1.0.0');
});

test('each lent package has one version for all of its lent modules', () => {
  expect(lentPackages(root)).toEqual({
    react: '1.0.0',
    'react-dom': '1.0.0',
    'react-router-dom': '1.0.0',
    zustand: '1.0.0',
    '@tanstack/react-query': '1.0.0',
    '@emotion/react': '1.0.0',
  });
});

test('the error for a missing package names it and gives advice', () => {
  expect(() => packageFolder('jotai', remote)).toThrow('jotai is not installed for mfe-x: run npm install');
});

test('a remote’s ranges are its peer dependencies on lent packages', () => {
  write('mfe-x', { peerDependencies: { react: '^19.0.0', '@emotion/react': '>=11', jotai: '2.x' } });
  expect(declaredRanges(remote)).toEqual({ react: '^19.0.0', '@emotion/react': '>=11' });
});

test('a remote that depends on a lent package itself is told to make it a peer dependency', () => {
  write('mfe-x', { name: 'mfe-x', dependencies: { zustand: '6.0.0' } });
  expect(() => declaredRanges(remote)).toThrow(
    'mfe-x/package.json has zustand 6.0.0 in its dependencies, but remotes get it from the shell; ' +
      'move it to peerDependencies, with the range that mfe-x works with',
  );
});
