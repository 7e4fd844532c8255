import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { FixedEntryIds } from './fixedEntryIds';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'ids-'));
});

afterEach(() => rmSync(root, { recursive: true }));

/** Builds a remote in a folder below a temporary one and returns its entry. */
async function entryBuiltIn(folder: string): Promise<string> {
  const context = path.join(root, folder);
  mkdirSync(context, { recursive: true });
  writeFileSync(path.join(context, 'routes.js'), 'export const createRoutes = () => [];');
  const output = path.join(context, 'dist');
  const compiler = webpack({
    mode: 'production',
    devtool: false,
    context,
    entry: {},
    output: { path: output, uniqueName: 'mfe_one' },
    optimization: { minimize: false },
    plugins: [
      new ModuleFederationPlugin({
        name: 'mfe_one',
        filename: 'remoteEntry.js',
        exposes: { './routes': './routes.js' },
        dts: false,
        manifest: false,
        dev: false,
      }),
      new FixedEntryIds(),
    ],
  });
  const errors = await new Promise((resolve, reject) => {
    compiler.run((error, stats) => (error ? reject(error) : resolve(stats?.compilation.errors)));
  });
  expect(errors).toEqual([]);
  return readFileSync(path.join(output, 'remoteEntry.js'), 'utf8');
}

test('the same source gives the same module ids in any folder', async () => {
  const ids = (entry: string) => [...entry.matchAll(/__webpack_require__\((\d+)\)/g)].map(([, id]) => id);
  const here = ids(await entryBuiltIn('a/clone'));
  const there = ids(await entryBuiltIn('another/clone/that/lies/deeper'));
  expect(here).not.toEqual([]);
  expect(there).toEqual(here);
});
