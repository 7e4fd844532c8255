import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import webpack, { type Configuration } from 'webpack';
import { base } from './base';
import { DevelopmentReact } from './DevelopmentReact';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SHELL = path.join(ROOT, 'shell');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'react-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A page's scripts with these imports. Like the shell's, they begin with the libraries. */
function pageOf(source: string): Configuration {
  writeFileSync(path.join(folder, 'main.ts'), source);
  return {
    ...base(SHELL, { folder: SHELL, version: '1.0.0', mode: 'production' }, { publicPath: '/', emit: true }),
    name: 'shell (browser)',
    target: ['web', 'es2022'],
    entry: { main: path.join(folder, 'main.ts') },
    resolve: { extensions: ['.ts', '.js'], modules: [path.join(ROOT, 'node_modules')] },
    output: { path: path.join(folder, 'web'), uniqueName: 'shell', filename: '[name].js' },
    optimization: {
      minimize: false,
      moduleIds: 'deterministic',
      splitChunks: {
        cacheGroups: { libraries: { test: /node_modules/, name: 'libraries', chunks: 'initial', enforce: true } },
      },
    },
  };
}

async function build(page: Configuration): Promise<string[]> {
  const environment = {
    folder: SHELL,
    version: '1.0.0',
    mode: 'production',
    output: path.relative(SHELL, folder),
  } as const;
  const react = new DevelopmentReact(SHELL);
  page.plugins?.push(react);
  const compiler = webpack([page, react.configuration(environment, 'shell (browser)')]);
  const stats = await new Promise<webpack.MultiStats>((resolve, reject) => {
    compiler.run((error, result) => (result ? resolve(result) : reject(error)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  return (stats.toJson({ all: false, errors: true }).errors ?? []).map(({ message }) => message);
}

const PAGE = `
  import * as React from 'react';
  import { jsx } from 'react/jsx-runtime';
  import * as ReactDom from 'react-dom';
  import { hydrateRoot } from 'react-dom/client';
  Object.assign(window, { page: { React, jsx, ReactDom, hydrateRoot } });`;

/** Runs the built scripts in this order, and returns the window. */
function run(...scripts: string[]) {
  const window: Record<string, unknown> = { document: { addEventListener() {} } };
  const context = vm.createContext(
    Object.assign(window, { window, self: window, console, setTimeout, MessageChannel }),
  );
  for (const script of scripts) vm.runInContext(readFileSync(path.join(folder, 'web', script), 'utf8'), context);
  return window as { page: { React: { captureOwnerStack?: unknown } }; __REFRESH_RUNTIME__?: object };
}

test('the script gives a released page React’s development build and Fast Refresh; without it the page has neither', async () => {
  expect(await build(pageOf(PAGE))).toEqual([]);
  const [script] = readdirSync(path.join(folder, 'web/development'));
  const released = run('libraries.js', 'main.js');
  expect([released.page.React.captureOwnerStack, released.__REFRESH_RUNTIME__]).toEqual([undefined, undefined]);
  const developed = run('libraries.js', `development/${script}`, 'main.js');
  expect(typeof developed.page.React.captureOwnerStack).toBe('function');
  expect(developed.__REFRESH_RUNTIME__).toHaveProperty('performReactRefresh');
});

test('a page without a part of React fails the build: a development could not replace it', async () => {
  const [problem] = await build(pageOf(`import 'react'; import 'react/jsx-runtime'; import 'react-dom';`));
  expect(problem).toContain('react-dom/client is no module of the shell’s scripts'.replace('’', "'"));
});
