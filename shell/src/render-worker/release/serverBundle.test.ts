/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { useState } from 'react';
import { loadServerBundle } from './serverBundle';

const folder = mkdtempSync(path.join(os.tmpdir(), 'bundle-'));
const file = path.join(folder, 'server.cjs');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const hashOf = (code: string) => `sha384-${createHash('sha384').update(code).digest('base64')}`;

const load = (code: string, integrity = hashOf(code)) => {
  writeFileSync(file, code);
  return loadServerBundle({ file, integrity });
};

test('a release gets the singletons of the shell, and exposes its routes', () => {
  const { createRoutes } = load("exports.createRoutes = () => ({ '/blog': [require('react').useState] }); // the end");
  expect(createRoutes({} as never)['/blog']?.[0]).toBe(useState);
});

test('a release gets only those names of a library that exist in the browser, too', () => {
  const names = "['useQuery', 'useInfiniteQuery'].map((name) => typeof require('@tanstack/react-query')[name])";
  expect(load(`exports.createRoutes = () => ({ '/blog': ${names} });`).createRoutes({} as never)['/blog']).toEqual([
    'function',
    'undefined',
  ]);
});

test('module.exports may be replaced', () => {
  expect(load('module.exports = { createRoutes() { return {}; } }').createRoutes({} as never)).toEqual({});
});

test.each(['node:fs', 'lodash', 'undici'])('a module that is not shared is refused: %s', (name) => {
  expect(() => load(`require('${name}'); exports.createRoutes = () => ({});`)).toThrow(
    `requires '${name}', which is not shared: bundle it`,
  );
});

test('a release without routes is refused', () => {
  expect(() => load('exports.routes = [];')).toThrow(`${file} exposes no createRoutes`);
});

test('an error of the release names its file and line', () => {
  const thrown = jest.fn((error: Error) => error.stack);
  try {
    load("\n\nthrow new Error('roto');");
  } catch (error) {
    thrown(error as Error);
  }
  expect(thrown.mock.results[0]?.value).toContain(`${file}:3`);
});

test.each([
  ['another hash', hashOf('exports.createRoutes = () => ({});')],
  ['no hash', ''],
])('code that was published with %s is refused, and no line of it runs', (_what, published) => {
  const tampered = 'globalThis.hasRun = true; exports.createRoutes = () => ({});';
  expect(() => load(tampered, published)).toThrow(`${file} does not match its hash, so it is not run`);
  expect(globalThis).not.toHaveProperty('hasRun');
});
