import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { contentProblems } from './contentProblems';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'archive-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const problemsOf = (file: string, content = '') => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
  return contentProblems({ files: [file], folder, root: '/home/ana/site' });
};

test.each([
  'package.json',
  'README.md',
  'dist/src/index.js',
  'dist/src/index.d.ts',
  'dist/src/testing/index.js',
  'dist/fonts/cut.woff2',
  'dist/jest/browser.mjs',
])('%s belongs into an archive', (file) => {
  expect(problemsOf(file)).toEqual([]);
});

test.each([
  'src/index.ts',
  'dist/src/index.ts',
  'dist/src/index.test.js',
  'dist/command/testing/aRemote.js',
  'dist/src/cards/testing/aCard.js',
  'dist/inputs.json',
  '.npmrc',
])('%s does not', (file) => {
  expect(problemsOf(file)).toEqual([`${file} does not belong there`]);
});

test('a file must not name the folder in which it was made', () => {
  expect(problemsOf('dist/a.js', 'open("/home/ana/site/shell")')).toEqual([
    'dist/a.js names the folder /home/ana/site',
  ]);
});
