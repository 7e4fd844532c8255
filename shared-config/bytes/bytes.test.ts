import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ownerOf } from './bytesByPackage';
import { budgetLines, budgetProblems } from './bytesReport';
import { pageScripts, readBudget } from './pageScripts';

let folder: string;

const put = (file: string, content: string | object) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));
};

/** A script that does not compress, because no two lines are alike. */
const script = (lines: number) => Array.from({ length: lines }, (_, line) => Math.sin(line).toString(36)).join('\n');

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'bytes-'));
  put('package.json', { scriptBudget: { firstPage: 3000, with: { 'page-service': 'content-' } } });
  const chunks = {
    routes: ['routes.js'],
    'page-list': ['page-list.js', 'routes.js'],
    'page-service': ['page-service.js'],
    'content-short': ['content-short.js'],
    'content-long': ['content-long.js'],
    lightbox: ['lightbox.js'],
  };
  put('dist/build.json', { entry: 'remoteEntry.js', chunks });
  const lines = { remoteEntry: 20, routes: 20, 'page-list': 20, 'page-service': 20, 'content-short': 20 };
  for (const [name, count] of Object.entries({ ...lines, 'content-long': 400, lightbox: 900 })) {
    put(`dist/web/${name}.js`, script(count));
  }
});

afterEach(() => rmSync(folder, { recursive: true }));

const measured = () => pageScripts(folder, readBudget(folder) ?? { firstPage: 0 });

test('a page counts the entry, the routes and its chunks, each script once, and no chunk that loads later', () => {
  const [heaviest, list] = measured();
  expect(list?.page).toBe('page-list');
  expect(list?.scripts.map(({ file }) => file)).toEqual(['remoteEntry.js', 'routes.js', 'page-list.js']);
  expect(list?.bytes).toBe(list?.scripts.reduce((sum, { bytes }) => sum + bytes, 0));
  expect(heaviest?.page).toBe('page-service');
});

test('a page with alternative chunks counts the heaviest', () => {
  const files = measured()[0]?.scripts.map(({ file }) => file);
  expect(files).toEqual(['remoteEntry.js', 'routes.js', 'page-service.js', 'content-long.js']);
});

test('the shell’s page counts the shell’s own scripts', () => {
  rmSync(path.join(folder, 'dist/build.json'));
  put('dist/build.json', { chunks: { main: ['main.js'], toaster: ['toaster.js'] } });
  put('dist/web/main.js', script(5));
  expect(measured().map(({ page, scripts }) => [page, scripts.map(({ file }) => file)])).toEqual([
    ['main', ['main.js']],
  ]);
});

test('a page over its budget is reported with the owners of its code', async () => {
  const budget = readBudget(folder) ?? { firstPage: 0 };
  const pages = measured();
  const shares = jest.fn(async () => [
    {
      script: 'content-long.js',
      shares: [['media/pictures', 2100] as [string, number], ['content', 900] as [string, number]],
    },
  ]);
  const problems = await budgetProblems(pages, budget, shares);
  expect(problems[0]).toMatch(/^page-service loads \d\.\d kB of at most 3\.0 kB$/);
  expect(problems.join('\n')).toMatch(
    /content-long\.js: \d\.\d kB\n +2\.1 kB {2}media\/pictures\n +0\.9 kB {2}content/,
  );
  expect(budgetLines('mfe-a', pages, budget).map((line) => line.slice(0, 5))).toEqual(['SHORT', 'holds']);
});

test('nothing is analysed when all pages keep the budget', async () => {
  const shares = jest.fn();
  expect(await budgetProblems(measured(), { firstPage: 1_000_000 }, shares)).toEqual([]);
  expect(shares).not.toHaveBeenCalled();
});

test.each([
  ['webpack://mfe-a/../node_modules/react-dom/cjs/react-dom-client.production.js', 'react-dom'],
  ['webpack://shell/../node_modules/a/node_modules/@tanstack/query-core/build/query.js', '@tanstack/query-core'],
  ['webpack://mfe-a/../shared-ui/src/media/Picture.tsx', 'shared-ui/src/media'],
  ['webpack://mfe-a/./src/pages/list/deep/ListPage.tsx', 'src/pages/list'],
  ['webpack://mfe-a/webpack/runtime/consumes', 'webpack'],
])('%s is code of %s', (source, owner) => expect(ownerOf(source)).toBe(owner));
