import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SINGLETONS } from '@tramuntana/contracts';
import webpack, { type Configuration, type Stats } from 'webpack';
import { base } from '../webpack/base';
import { hotReload } from './hotReload';

const PACKAGES = path.resolve(import.meta.dirname, '../../node_modules');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'hot-'));
  writeFileSync(path.join(folder, 'webpack.config.ts'), '');
  writeFileSync(
    path.join(folder, 'List.tsx'),
    `import { useState } from 'react';
     export function List() {
       const [text, setText] = useState('');
       return <input css={{ color: 'red' }} value={text} onChange={(event) => setText(event.target.value)} />;
     }`,
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The page's build of a workspace with one component. The shell provides its shared modules. */
const pageOf = (name: string): Configuration => ({
  ...base(folder, { folder, version: 'dev', mode: 'development' }, { publicPath: '/', emit: true }),
  name: `${name} (browser)`,
  entry: './List.tsx',
  output: { path: path.join(folder, '.dev/web'), uniqueName: name },
  externals: Object.fromEntries(SINGLETONS.map((singleton) => [singleton, `var ${JSON.stringify(singleton)}`])),
  resolve: { extensions: ['.tsx', '.ts', '.js'], modules: [PACKAGES] },
});

const serverOf = (name: string): Configuration => ({ ...pageOf(name), name: `${name} (server)`, output: {} });

async function modulesOf(name: string): Promise<string[]> {
  const [configuration] = hotReload(folder, name, [pageOf(name)]);
  if (!configuration) throw new Error('no configuration');
  const compiler = webpack({ ...configuration, cache: false });
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) => (result ? resolve(result) : reject(error)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  expect(stats.toJson({ all: false, errors: true }).errors).toEqual([]);
  return [...stats.compilation.modules].map((module) => module.nameForCondition() ?? '');
}

const packagesAmong = (modules: string[]) =>
  [...new Set(modules.flatMap((module) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(module)?.[1] ?? []))].sort();

test('a remote bundles neither Emotion nor Fast Refresh, even in development: the shell lends both', async () => {
  const packages = packagesAmong(await modulesOf('mfe-blog'));
  expect(packages).toContain('webpack-hot-middleware');
  expect(packages.filter((name) => /emotion|^react/.test(name))).toEqual([]);
});

test('the shell bundles the Fast Refresh that it lends', async () => {
  expect(packagesAmong(await modulesOf('shell'))).toContain('react-refresh');
});

test('the server is built after the page, because a developer is looking at the page, and gets no hot modules', () => {
  const [page, server] = hotReload(folder, 'mfe-blog', [pageOf('mfe-blog'), serverOf('mfe-blog')]);
  expect(server?.dependencies).toEqual(['mfe-blog (browser)']);
  expect(page?.dependencies).toBeUndefined();
  const isHot = (configuration: Configuration | undefined) =>
    configuration?.plugins?.some((plugin) => plugin instanceof webpack.HotModuleReplacementPlugin);
  expect([isHot(page), isHot(server)]).toEqual([true, false]);
});
