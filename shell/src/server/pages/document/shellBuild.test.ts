/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readShellBuild } from './shellBuild';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(path.join(os.tmpdir(), 'dist-'));
  mkdirSync(path.join(dist, 'inline'));
  for (const name of ['firstPaint', 'start']) writeFileSync(path.join(dist, `inline/${name}.js`), `${name}()\n`);
});
afterEach(() => rmSync(dist, { recursive: true }));

const built = (assets: unknown) => {
  writeFileSync(path.join(dist, 'build.json'), JSON.stringify(assets));
  return () => readShellBuild(dist);
};

test('the shell’s scripts come from its entry point, libraries first, with their hashes', () => {
  const chunks = { main: ['libraries.js', 'main.js'], documentAssets: ['documentAssets.js'] };
  mkdirSync(path.join(dist, 'web'));
  for (const file of chunks.main) writeFileSync(path.join(dist, 'web', file), file);
  const integrity = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
  expect(built({ version: '1', chunks })().scripts).toEqual([
    { address: '/assets/libraries.js', integrity: integrity('libraries.js') },
    { address: '/assets/main.js', integrity: integrity('main.js') },
  ]);
});

test('its inline scripts come with the sources that allow them in a policy', () => {
  const { scripts, inline } = built({ version: '1', chunks: {} })();
  expect(scripts).toEqual([]);
  const source = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
  expect(inline).toEqual({
    firstPaint: { text: 'firstPaint()', source: source('firstPaint()') },
    start: { text: 'start()', source: source('start()') },
  });
});

test('a missing script of the build stops the start', () => {
  expect(built({ version: '1', chunks: { main: ['main.js'] } })).toThrow(/main\.js/);
});

test('an invalid build.json stops the start', () => {
  expect(built({ version: '1' })).toThrow(/chunks/);
  expect(built({ version: '1', chunks: { main: 'main.js' } })).toThrow(/main/);
  expect(built({ chunks: {} })).toThrow(/version/);
});
