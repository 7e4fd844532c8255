import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findForbiddenImports } from './importRule';

const PACKAGES: Record<string, string[]> = {
  'shared-config': ['webpack', '@types/react', '@testing-library/react'],
  'shared-contracts': ['react-router-dom', 'zod'],
  'shared-ui': ['react'],
  shell: ['react-router-dom', 'react-router'],
  'mfe-blog': ['react-router-dom'],
  'mfe-shop': ['react-router-dom'],
  api: ['fastify'],
  releases: ['semver'],
  e2e: ['@playwright/test'],
};

let root: string;

const put = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'imports-'));
  put('package.json', JSON.stringify({ workspaces: Object.keys(PACKAGES), devDependencies: { tsx: '1' } }));
  for (const [name, declared] of Object.entries(PACKAGES)) {
    const dependencies = Object.fromEntries(declared.map((dependency) => [dependency, '1']));
    put(`${name}/package.json`, JSON.stringify({ name, dependencies }));
  }
  put('scripts/package.json', '{}');
  put('shell/src/shared/facades/routerFacade.ts', `export { Link, useParams } from 'react-router';`);
});

afterEach(() => rmSync(root, { recursive: true }));

/** What lint says of a file with this code. */
function problems(file: string, code: string) {
  put(file, code);
  return findForbiddenImports(root).map(({ file: where, line, message }) => `${where}:${line} ${message}`);
}

test.each([
  ['a remote, another remote', 'mfe-blog/src/a.ts', `import { cart } from 'mfe-shop';`],
  ["a remote, another remote's file", 'mfe-blog/src/a.ts', `import { cart } from 'mfe-shop/src/cart';`],
  [
    "a remote, another remote's file by its path",
    'mfe-blog/src/a.ts',
    `import { cart } from '../../mfe-shop/src/cart';`,
  ],
  ["a remote, another remote's types", 'mfe-blog/src/a.ts', `import type { Cart } from 'mfe-shop';`],
  ['a remote, another remote when it is needed', 'mfe-blog/src/a.ts', `const cart = () => import('mfe-shop');`],
  ['a remote, another remote by re-export', 'mfe-blog/src/a.ts', `export { cart } from 'mfe-shop';`],
  ['a remote, another remote in a type', 'mfe-blog/src/a.ts', `type Cart = import('mfe-shop').Cart;`],
  ['a remote, the shell', 'mfe-blog/src/a.ts', `import { Header } from 'shell';`],
  [
    "a remote, the shell's source",
    'mfe-blog/src/a.ts',
    `import { Header } from '../../shell/src/shared/layout/Header';`,
  ],
  ['a remote, a part of the shell that is not the store', 'mfe-blog/src/a.ts', `import 'shell/store/internal';`],
  ['a remote, the presets', 'mfe-blog/src/a.ts', `import 'shared-config/webpack/base';`],
  ['a remote, the API', 'mfe-blog/src/a.ts', `import 'api';`],
  ['the shell, a remote', 'shell/src/a.ts', `import { createRoutes } from 'mfe-blog';`],
  ['the shell, the releases', 'shell/src/a.ts', `import { publish } from 'releases';`],
  ['the design kit, the contracts', 'shared-ui/src/a.ts', `import { picture } from 'shared-contracts';`],
  ['the contracts, the design kit', 'shared-contracts/src/a.ts', `import { Button } from 'shared-ui';`],
  ['the API, the design kit', 'api/src/a.ts', `import { color } from 'shared-ui';`],
  ['the releases, the shell', 'releases/src/a.ts', `import 'shell';`],
  ['the releases, the presets', 'releases/src/a.ts', `import 'shared-config/build/buildStale';`],
  ['the end-to-end tests, the contracts', 'e2e/journeys/a.spec.ts', `import { post } from 'shared-contracts';`],
  [
    "the end-to-end tests, a remote's copy by its path",
    'e2e/journeys/a.spec.ts',
    `import '../../mfe-blog/content/copy';`,
  ],
  ['a configuration, another package', 'mfe-blog/webpack.config.ts', `import '../mfe-shop/webpack.config';`],
  ['a test, another remote', 'mfe-blog/src/a.test.ts', `import 'mfe-shop';`],
  ['the scripts, the shell', 'scripts/commands/a.ts', `import 'shell';`],
])('%s: refused', (_who, file, code) => {
  expect(problems(file, code)).toEqual([expect.stringContaining(`${file}:1 imports `)]);
});

test.each([
  ['a remote, what is shared', 'mfe-blog/src/a.ts', `import 'shared-ui'; import 'shared-contracts/runtime';`],
  ["a remote, the shell's store", 'mfe-blog/src/a.ts', `import { useShellStore } from 'shell/store';`],
  ['a remote, itself', 'mfe-blog/src/pages/a.ts', `import '../../content/copy'; import './b';`],
  [
    'a configuration, the presets',
    'mfe-blog/webpack.config.ts',
    `import { remote } from 'shared-config/webpack/remote';`,
  ],
  [
    'a configuration, a preset by its path',
    'mfe-blog/jest.config.mjs',
    `export { default } from '../shared-config/jest/node.mjs';`,
  ],
  [
    'the API and the releases, the contracts',
    'api/src/a.ts',
    `import { post } from 'shared-contracts'; import fs from 'fs';`,
  ],
  [
    'the scripts, the tools',
    'scripts/commands/a.ts',
    `import 'releases'; import 'shared-config/build/buildStale'; import 'tsx';`,
  ],
  ['a test, the testing library of the presets', 'mfe-blog/src/a.test.tsx', `import '@testing-library/react';`],
])('%s: allowed', (_who, file, code) => {
  expect(problems(file, code)).toEqual([]);
});

test.each([
  ['shared', 'server', 'shared/layout/a.ts', `import { app } from '../../server/app';`],
  ['shared', 'browser', 'shared/layout/a.ts', `import '../../browser/main';`],
  ['shared', 'render-worker', 'shared/layout/a.ts', `import '../../render-worker/protocol';`],
  ['browser', 'server', 'browser/a.ts', `import type { App } from '../server/app';`],
  ['browser', 'render-worker', 'browser/remotes/a.ts', `const page = () => import('../../render-worker/renderPage');`],
  ['render-worker', 'server', 'render-worker/a.ts', `import '../server';`],
  ['render-worker', 'browser', 'render-worker/a.ts', `export { main } from '../browser/main';`],
  ['server', 'browser', 'server/a.ts', `import '../browser/main';`],
  ['server', 'a renderer of render-worker', 'server/a.ts', `import '../render-worker/renderPage';`],
  ['server', 'what only begins like a file that is allowed', 'server/a.ts', `import '../render-worker/protocolOf';`],
  ['a test of the server', 'browser', 'server/a.test.ts', `import '../browser/main';`],
])("the shell's %s does not import %s", (_room, _other, file, code) => {
  expect(problems(`shell/src/${file}`, code)).toEqual([expect.stringContaining(`shell/src/${file}:1 imports `)]);
});

test('the refusal names what a folder of the shell may import', () => {
  expect(problems('shell/src/browser/a.ts', `import '../server/app';`)).toEqual([
    'shell/src/browser/a.ts:1 imports ../server/app, but shell/src/browser may import, besides itself, shared',
  ]);
  expect(problems('shell/src/shared/a.ts', `import '../server/app';`)).toContainEqual(
    'shell/src/shared/a.ts:1 imports ../server/app, but shell/src/shared may import, besides itself, nothing of the shell',
  );
});

test.each([
  ['shared/layout/cards/a.ts', `import '../../composition/PageRemotes';`],
  ['browser/remotes/a.ts', `import '../../shared/api/loadSchemas'; import './federation'; import '../warmLinks';`],
  ['render-worker/a.ts', `import '../shared/composition/head'; import './libraries/serverRouter';`],
  ['server/threads/a.ts', `import '../../shared/store/storedState'; import '../registry/LiveRemote';`],
  ['server/threads/b.ts', `import '../../render-worker/protocol'; import '../../render-worker/heartbeat.ts';`],
  ['browser/a.test.ts', `import { aServedPage } from '../testing/aServedPage';`],
  ['testing/a.ts', `import '../server/app'; import '../browser/startPage';`],
])('in the shell, %s may %s', (file, code) => {
  expect(problems(`shell/src/${file}`, code)).toEqual([]);
});

test('a subpath import of the package itself is allowed', () => {
  expect(problems('mfe-blog/src/a.ts', `import { readHtml } from '#readHtml';`)).toEqual([]);
});

test('a package that nobody asked for in package.json is refused, though it is installed for others', () => {
  expect(problems('mfe-blog/src/a.ts', `import * as z from 'zod/mini';`)).toEqual([
    'mfe-blog/src/a.ts:1 imports zod, which mfe-blog/package.json does not name',
  ]);
});

test.each([
  ['a name', `import { useFetcher } from 'react-router-dom';`, 'takes useFetcher from react-router-dom'],
  ['a renamed name', `import { Form as F, Link } from 'react-router-dom';`, 'takes Form from react-router-dom'],
  ['a re-exported name', `export { Await } from 'react-router-dom';`, 'takes Await from react-router-dom'],
  ['everything', `import * as router from 'react-router-dom';`, 'takes the whole of react-router-dom'],
  ['everything when it is needed', `await import('react-router-dom');`, 'takes the whole of react-router-dom'],
])('%s that the router facade does not offer is refused', (_what, code, message) => {
  for (const file of ['mfe-blog/src/a.ts', 'shell/src/shared/layout/a.ts', 'shared-contracts/src/a.ts']) {
    expect(problems(file, `\n${code}`)).toEqual([expect.stringContaining(`${file}:2 ${message}`)]);
    rmSync(path.join(root, file));
  }
});

test('names of the facade, types, and the router in tests and in the server are allowed', () => {
  put('mfe-blog/src/a.ts', `import { Link, type RouteObject } from 'react-router-dom';`);
  put('mfe-blog/src/b.ts', `import type { LoaderFunctionArgs } from 'react-router-dom';`);
  put('mfe-blog/src/a.test.ts', `import { MemoryRouter } from 'react-router-dom';`);
  put('shell/src/render-worker/modules.ts', `import * as router from 'react-router-dom';`);
  expect(findForbiddenImports(root)).toEqual([]);
});

test('a remote does not go round the facade by way of the library behind it', () => {
  expect(problems('mfe-blog/src/a.ts', `import { useFetcher } from 'react-router';`)).toEqual([
    'mfe-blog/src/a.ts:1 imports react-router, which mfe-blog/package.json does not name',
  ]);
});

test.each([
  ['@tanstack/react-query', 'queryFacade', 'useQueries'],
  ['@emotion/react', 'emotionFacade', 'withTheme'],
])('of %s, too, only what the shell lends may be taken', (library, facade, name) => {
  put(`shell/src/shared/facades/${facade}.ts`, `export { offered } from '${library}';`);
  for (const owner of ['shell', 'mfe-blog']) {
    put(
      `${owner}/package.json`,
      JSON.stringify({ name: owner, dependencies: { 'react-router': '1', [library]: '1' } }),
    );
  }
  expect(problems('mfe-blog/src/a.ts', `import { ${name}, offered } from '${library}';`)).toEqual([
    `mfe-blog/src/a.ts:1 takes ${name} from ${library}, which shell/src/shared/facades/${facade}.ts does not offer`,
  ]);
});

test.each(['routerFacade', 'queryFacade', 'emotionFacade'])('%s is where the rule looks for it', (facade) => {
  const file = path.resolve(import.meta.dirname, `../../shell/src/shared/facades/${facade}.ts`);
  expect(readFileSync(file, 'utf8')).toContain('export {');
});
