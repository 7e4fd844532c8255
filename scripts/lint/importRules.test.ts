import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { toolPath } from './runTool';

const PACKAGES: Record<string, string[]> = {
  'shared-config': ['webpack', 'shared-contracts'],
  'shared-contracts': ['zod'],
  'shared-http': [],
  'shared-lock': [],
  'shared-postgres': [],
  'shared-ui': ['react'],
  shell: ['react', 'shared-ui', 'shared-contracts', 'shared-http'],
  'mfe-blog': ['react', 'shared-ui', 'shared-contracts', 'shared-config'],
  'mfe-shop': ['react'],
  preguntas: ['react', 'shared-ui'],
  api: ['shared-contracts', 'shared-http', 'shared-lock', 'shared-postgres'],
  releases: ['shared-contracts', 'shared-lock', 'shared-postgres'],
  scripts: ['releases', 'shared-config', 'shared-contracts', 'shared-lock', 'shared-postgres'],
  e2e: ['shared-postgres'],
};
const REMOTES = ['mfe-blog', 'mfe-shop', 'preguntas'];
const ROOT_TOOLS = ['tsx', 'testing-tool'];
const LIBRARIES = ['webpack', 'zod', 'react', ...ROOT_TOOLS];

/** Imports that are refused, each with the rule that refuses it. */
const REFUSED = [
  ['remotes', 'mfe-blog/src/another.ts', `import { cart } from 'mfe-shop';`],
  ['remotes', 'mfe-blog/src/anothersFile.ts', `import { cart } from 'mfe-shop/src/cart';`],
  ['packages-by-name', 'mfe-blog/src/byPath.ts', `import { cart } from '../../mfe-shop/src/cart';`],
  ['packages-by-name', 'mfe-blog/src/sharedByPath.ts', `import '../../shared-ui/index';`],
  ['remotes', 'mfe-blog/src/types.ts', `import type { Cart } from 'mfe-shop';`],
  ['remotes', 'mfe-blog/src/whenNeeded.ts', `export const cart = () => import('mfe-shop');`],
  ['remotes', 'mfe-blog/src/again.ts', `export { cart } from 'mfe-shop';`],
  ['remotes', 'mfe-blog/src/inType.ts', `export type Cart = import('mfe-shop').Cart;`],
  ['remotes', 'mfe-blog/src/theShell.ts', `import { Header } from 'shell';`],
  ['packages-by-name', 'mfe-blog/src/shellSource.ts', `import '../../shell/src/shared/layout/Header';`],
  ['remotes', 'mfe-blog/src/storeInside.ts', `import 'shell/store/internal';`],
  ['remotes', 'mfe-blog/src/presets.ts', `import 'shared-config';`],
  ['remotes', 'mfe-blog/src/theApi.ts', `import 'api';`],
  ['remotes', 'mfe-blog/src/a.test.ts', `import 'mfe-shop';`],
  // A remote is one by its package.json, however it is named.
  ['remotes', 'preguntas/src/another.ts', `import { cart } from 'mfe-shop';`],
  ['remotes', 'mfe-blog/src/withoutPrefix.ts', `import 'preguntas';`],
  ['packages-by-name', 'preguntas/src/byPath.ts', `import { cart } from '../../mfe-shop/src/cart';`],
  ['tools-in-products', 'preguntas/src/tool.ts', `import 'testing-tool';`],
  ['shell', 'shell/src/remote.ts', `import { createRoutes } from 'mfe-blog';`],
  ['shell', 'shell/src/theReleases.ts', `import 'releases';`],
  ['leaves', 'shared-ui/contracts.ts', `import 'shared-contracts';`],
  ['presets', 'shared-config/kit.ts', `import 'shared-ui';`],
  ['leaves', 'shared-contracts/kit.ts', `import 'shared-ui';`],
  ['browser-tests', 'e2e/journeys/a.spec.ts', `import 'shared-contracts';`],
  ['browser-tests', 'e2e/journeys/pool.spec.ts', `import 'shared-postgres';`],
  ['api', 'api/src/kit.ts', `import 'shared-ui';`],
  ['releases', 'releases/src/theShell.ts', `import 'shell';`],
  ['releases', 'releases/src/presets.ts', `import 'shared-config';`],
  ['scripts', 'scripts/commands/theShell.ts', `import 'shell';`],
  ['packages-by-name', 'e2e/journeys/copy.spec.ts', `import '../../mfe-shop/src/cart';`],
  ['undeclared', 'mfe-blog/src/undeclared.ts', `import 'zod';`],
  ['undeclared', 'mfe-shop/src/undeclared.ts', `import 'shared-ui';`],
  ['tools-in-products', 'mfe-blog/src/tool.ts', `import 'testing-tool';`],
  ['shell-shared', 'shell/src/shared/a.ts', `import '../server/app';`],
  ['shell-shared', 'shell/src/shared/b.ts', `import type { P } from '../render-worker/protocol';`],
  ['shell-browser', 'shell/src/browser/a.ts', `import type { App } from '../server/app';`],
  ['shell-browser', 'shell/src/browser/b.ts', `export const page = () => import('../render-worker/renderPage');`],
  ['shell-render-worker', 'shell/src/render-worker/a.ts', `import '../server/app';`],
  ['shell-render-worker', 'shell/src/render-worker/b.ts', `export { main } from '../browser/main';`],
  ['shell-server', 'shell/src/server/a.ts', `import '../browser/main';`],
  ['shell-server', 'shell/src/server/b.ts', `import '../render-worker/renderPage';`],
  ['shell-server', 'shell/src/server/c.ts', `import '../render-worker/protocolOf';`],
  ['shell-server', 'shell/src/server/a.test.ts', `import '../browser/main';`],
] as const;

const ALLOWED = [
  ['mfe-blog/src/shared.ts', `import 'shared-ui'; import 'shared-contracts'; import 'react';`],
  ['shared-config/shared.ts', `import { SINGLETONS } from 'shared-contracts';`],
  ['mfe-blog/src/store.ts', `import { useShellStore } from 'shell/store';`],
  ['mfe-blog/src/pages/itself.ts', `import '../shared';`],
  ['mfe-blog/webpack.config.ts', `import 'shared-config';`],
  ['mfe-blog/jest.config.mjs', `export { default } from '../shared-config/index.js';`],
  ['mfe-blog/src/b.test.ts', `import 'testing-tool';`],
  ['preguntas/src/shared.ts', `import 'shared-ui'; import 'react';`],
  ['mfe-shop/src/cart.ts', 'export const cart = 1;'],
  ['api/src/a.ts', `import 'shared-contracts'; import 'shared-lock'; import fs from 'fs'; import 'node:path';`],
  ['scripts/commands/a.ts', `import 'releases'; import 'shared-config'; import 'tsx';`],
  ['shared-postgres/src/testing/server.ts', 'export const server = 1;'],
  ['e2e/resilience/a.spec.ts', `import 'shared-postgres/src/testing/server';`],
  ['shell/src/browser/main.ts', `import '../shared/layout/Header';`],
  ['shell/src/server/app.ts', `import '../render-worker/protocol'; import '../render-worker/heartbeat.ts';`],
  ['shell/src/render-worker/renderPage.ts', `import '../shared/layout/Header';`],
  ['shell/src/testing/a.ts', `import '../server/app'; import '../browser/main';`],
  ['shell/src/browser/c.test.ts', `import '../testing/a';`],
  ['shell/src/shared/layout/Header.ts', 'export const Header = 1;'],
  ['shell/src/render-worker/protocol.ts', 'export type P = 1;'],
  ['shell/src/render-worker/protocolOf.ts', 'export const of = 1;'],
  ['shell/src/render-worker/heartbeat.ts', 'export const beat = 1;'],
  // What npm run dev built.
  ['mfe-blog/.dev/server.cjs', `require('zod');`],
] as const;

type Violation = { from: string; rule: { name: string } };

let root: string;
let violations: Violation[];

const put = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const versions = (names: string[]) => Object.fromEntries(names.map((name) => [name, '1']));

/** One repository with all of the cases, because each run of dependency-cruiser takes a second. */
beforeAll(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'imports-'));
  put('package.json', JSON.stringify({ workspaces: Object.keys(PACKAGES), devDependencies: versions(ROOT_TOOLS) }));
  for (const name of LIBRARIES) {
    put(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    put(`node_modules/${name}/index.js`, '');
  }
  for (const [name, declared] of Object.entries(PACKAGES)) {
    // What the shell lends is a peer dependency.
    const peers: string[] = name === 'shell' ? [] : declared.filter((one) => one === 'react');
    const dependencies = versions(declared.filter((one) => !peers.includes(one)));
    const remote = REMOTES.includes(name);
    put(`${name}/package.json`, JSON.stringify({ name, remote, dependencies, peerDependencies: versions(peers) }));
    if (name.startsWith('shared-') || name === 'releases') put(`${name}/index.js`, '');
    symlinkSync(path.join('..', name), path.join(root, 'node_modules', name));
  }
  for (const [, file, code] of REFUSED) put(file, code);
  for (const [file, code] of ALLOWED) put(file, code);
  put('api/src/circle/a.ts', `import './b';`);
  put('api/src/circle/b.ts', `import type { C } from './c';`);
  put('api/src/circle/c.ts', `import './a';`);

  const options = ['--config', path.join(import.meta.dirname, 'importRules.mjs'), '--output-type', 'json'];
  const { stdout } = spawnSync(
    process.execPath,
    [toolPath('dependency-cruiser', 'depcruise'), ...options, ...Object.keys(PACKAGES)],
    { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  violations = (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations;
});

afterAll(() => rmSync(root, { recursive: true }));

const rulesThatRefuse = (file: string) => violations.filter(({ from }) => from === file).map(({ rule }) => rule.name);

test.each(REFUSED)('%s refuses: %s, %s', (rule, file) => {
  expect(rulesThatRefuse(file)).toContain(rule);
});

test.each(ALLOWED)('allowed: %s, %s', (file) => {
  expect(rulesThatRefuse(file)).toEqual([]);
});

test('modules that import each other are refused, also by types and by way of others', () => {
  expect(violations.filter(({ rule }) => rule.name === 'no-circles').map(({ from }) => from)).toContainEqual(
    expect.stringMatching(/^api\/src\/circle\/[abc]\.ts$/),
  );
});
