/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readShellBuild } from './shellBuild';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(path.join(os.tmpdir(), 'dist-'));
});
afterEach(() => rmSync(dist, { recursive: true }));

const built = (assets: unknown) => {
  writeFileSync(path.join(dist, 'build.json'), JSON.stringify(assets));
  return () => readShellBuild(dist);
};

test('the shell’s scripts are those of its entry point, libraries first', () => {
  const chunks = { main: ['libraries.js', 'main.js'], documentAssets: ['documentAssets.js'] };
  expect(built({ version: '1', chunks })()).toEqual({
    version: '1',
    scripts: ['/assets/libraries.js', '/assets/main.js'],
  });
  expect(built({ version: '1', chunks: {} })().scripts).toEqual([]);
});

test('a build that wrote something else stops the start', () => {
  expect(built({ version: '1' })).toThrow(/chunks/);
  expect(built({ version: '1', chunks: { main: 'main.js' } })).toThrow(/main/);
  expect(built({ chunks: {} })).toThrow(/version/);
});
