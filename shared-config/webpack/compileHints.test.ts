import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { compileHints, FIRST_PAGES } from './compileHints';

let root: string;

const put = (file: string, content: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
};

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'hints-'));
  put(
    'src/main.js',
    ['One', 'Two'].map((page) => `import(/* webpackChunkName: "page-${page}" */ './${page}.js');`).join(''),
  );
});
afterEach(() => rmSync(root, { recursive: true }));

/** Builds two pages that share a large module. Returns the names of the scripts that have the hint. */
async function hinted(shared: string): Promise<string[]> {
  put(shared, `export const shared = ${JSON.stringify('x'.repeat(30_000))};`);
  for (const page of ['One', 'Two'])
    put(`src/${page}.js`, `export * from '${path.join(root, shared)}'; export const page = '${page}';`);
  const compiler = webpack({
    mode: 'production',
    context: root,
    entry: './src/main.js',
    output: { path: path.join(root, 'dist'), chunkFilename: '[name].js' },
    optimization: { chunkIds: 'named', minimize: false },
    plugins: [compileHints(FIRST_PAGES)],
  });
  await new Promise((resolve, reject) => compiler.run((error, stats) => (stats ? resolve(stats) : reject(error))));
  await new Promise((resolve) => compiler.close(resolve));
  const scripts = readdirSync(path.join(root, 'dist'));
  return scripts.filter((file) => readFileSync(path.join(root, 'dist', file), 'utf8').startsWith('//# allFunctions'));
}

test.each([
  ['node_modules/@tramuntana/ui/dist/src/Card.js', /^vendors-node_modules_tramuntana_ui_/],
  ['shared-ui/src/Card.js', /^shared-ui_src_Card/],
])('pages and the chunk that they share of the design kit have the hint: %s', async (shared, chunk) => {
  const names = await hinted(shared);
  expect(names).toEqual(expect.arrayContaining([expect.stringMatching(chunk), 'page-One.js', 'page-Two.js']));
});

test('a chunk of another library has none', async () => {
  expect(await hinted('node_modules/viewer/index.js')).toEqual(['page-One.js', 'page-Two.js']);
});
