import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type StatsError } from 'webpack';
import { BuildManifestPlugin } from './buildManifestPlugin';
import { sharedImports } from './sharedImports';

const SHARED = ['react', 'react-router-dom', 'zustand', 'shell/store'];
const RANGES = { react: '^19.0.0', 'react-router-dom': '^7.0.0' };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'remote-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, content: string) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
}

/** Builds a remote as the preset does. It takes the modules in `SHARED` from the shell. */
async function build(routes: string, others: Record<string, string> = {}) {
  write('package.json', '{ "sideEffects": false }');
  write('src/routes.js', routes);
  for (const [file, content] of Object.entries(others)) write(file, content);
  const shared = SHARED.map((name) => [name, { singleton: true, import: false, requiredVersion: false }]);
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: {},
    output: { path: path.join(folder, 'dist'), uniqueName: 'remote' },
    optimization: { minimize: false },
    plugins: [
      new ModuleFederationPlugin({
        name: 'remote',
        filename: 'remoteEntry.js',
        exposes: { './routes': './src/routes.js' },
        shared: Object.fromEntries(shared),
        dts: false,
        manifest: false,
        dev: false,
      }),
      new BuildManifestPlugin('build.json', (_chunks, compilation) => {
        const { imports, problems } = sharedImports(compilation, RANGES);
        compilation.errors.push(...problems);
        return imports;
      }),
    ],
  });
  const errors = await new Promise<StatsError[]>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (stats) compiler.close(() => resolve(stats.toJson({ all: false, errors: true }).errors ?? []));
      else reject(error);
    });
  });
  const problems = errors.map(({ moduleName, loc, message }) => `${moduleName}:${loc} ${message}`);
  const imports = () => JSON.parse(readFileSync(path.join(folder, 'dist/build.json'), 'utf8')) as object;
  return { problems, imports };
}

test('the names that the bundle imports from shared modules are recorded, including those of libraries and lazy chunks', async () => {
  const { problems, imports } = await build(
    `import { Link } from 'react-router-dom';
     import { helper } from 'library';
     import React from 'react';
     export const createRoutes = () => [Link, helper, React.lazy(() => import('./page'))];`,
    {
      'src/page.js': `import * as React from 'react'; export default () => React.useWeather();`,
      'node_modules/library/package.json': '{ "sideEffects": false, "main": "index.mjs" }',
      'node_modules/library/index.mjs': `export { useStore as helper } from 'shell/store';`,
    },
  );
  expect(problems).toEqual([]);
  expect(imports()).toEqual({
    react: ['default', 'useWeather'],
    'react-router-dom': ['Link'],
    'shell/store': ['useStore'],
  });
});

test('names that tree shaking removed are not recorded', async () => {
  const { imports } = await build(`import { used } from './parts'; export const createRoutes = () => used;`, {
    'src/parts.js': `export { used } from './used'; export { unused } from './unused';`,
    'src/used.js': `import { useState, useId } from 'react'; export const used = useState; export const other = useId;`,
    'src/unused.js': `import { NavLink } from 'react-router-dom'; export const unused = NavLink;`,
  });
  expect(imports()).toEqual({ react: ['useState'] });
});

test('own code that imports a whole module fails the build, because the names that it uses stay unknown', async () => {
  const router = `import * as All from 'react-router-dom';`;
  const whole = {
    'src/namespace.js': `${router} export const routes = () => All;`,
    'src/computed.js': `${router} export const routes = (name) => All[name];`,
    'src/required.js': `exports.routes = () => require('react-router-dom');`,
    'src/imported.js': `export const routes = () => import('react-router-dom');`,
  };
  const files = Object.keys(whole).map((file) => `./${file}`);
  const { problems } = await build(
    files.map((file) => `export * as ${path.basename(file, '.js')} from './${path.basename(file)}';`).join('\n'),
    whole,
  );
  expect(problems.map((problem) => problem.split(':')[0]).sort()).toEqual(files.sort());
  for (const problem of problems) {
    expect(problem).toMatch(/^\S+:1:\d+\S* takes the whole of react-router-dom; take the names that are used/);
  }
});

test('a library may import a whole module, and this is recorded', async () => {
  const { problems, imports } = await build(
    `import { newest } from 'library'; export const createRoutes = () => newest;`,
    {
      'node_modules/library/package.json': '{ "sideEffects": false, "main": "index.mjs" }',
      'node_modules/library/index.mjs': `import * as React from 'react'; export const newest = React[' use '.trim()];`,
    },
  );
  expect([problems, imports()]).toEqual([[], { react: ['*'] }]);
});

test('a shared package without a declared range fails the build', async () => {
  const { problems } = await build(`import { create } from 'zustand'; export const createRoutes = () => create();`);
  expect(problems).toEqual([
    expect.stringContaining('zustand comes from the shell, but package.json declares no range of zustand; add it to'),
  ]);
});
