/** @jest-environment node */
import federation, { type ShareScope, type WebpackRequire } from './bundlerRuntime';

const { initContainerEntry, consumes } = federation.bundlerRuntime;
const react = { useState: () => {} };

let webpackRequire: WebpackRequire;
let installedModules: Record<string, Promise<void> | 0>;

beforeEach(() => {
  installedModules = {};
  webpackRequire = {
    m: {},
    c: { 7: {} },
    S: {},
    p: 'https://tramuntana.example/releases/mfe-blog/1/',
    consumesLoadingData: { moduleIdToConsumeDataMapping: { 7: { shareKey: 'react', shareScope: ['default'] } } },
  };
});

const lend = (shareScope: ShareScope) => initContainerEntry({ webpackRequire, shareScope, shareScopeKey: 'default' });

function load(chunkId = 'page'): Promise<unknown> {
  const promises: unknown[] = [];
  consumes({ chunkId, chunkMapping: { page: [7] }, installedModules, promises, webpackRequire });
  return Promise.all(promises);
}

const exported = () => {
  const module = { exports: undefined as unknown };
  webpackRequire.m[7]?.(module);
  return module.exports;
};

test('addresses of a remote’s files are paths, as in the server’s HTML, even after a second `init`', () => {
  for (let time = 0; time < 2; time++) {
    lend({});
    expect(webpackRequire.p).toBe('/releases/mfe-blog/1/');
  }
});

test('a chunk gets a loaded module of the shell synchronously', () => {
  lend({ react: { '19.3.1': { lib: () => react } } });
  void load();
  expect(exported()).toBe(react);
  expect(webpackRequire.c).toEqual({});
  expect(installedModules).toEqual({ 7: 0 });
});

test('a chunk that shares nothing installs nothing', async () => {
  lend({});
  expect(await load('plain')).toEqual([]);
  expect(webpackRequire.m).toEqual({});
});

test('all chunks wait together for one module that is still loading', async () => {
  const get = jest.fn(async () => () => react);
  lend({ react: { '19.3.1': { get } } });
  await Promise.all([load(), load()]);
  expect(get).toHaveBeenCalledTimes(1);
  expect(exported()).toBe(react);
});

test('if the shell lends several versions, the loaded one is used', () => {
  lend({ react: { '18.0.0': { get: () => () => ({}) }, '19.3.1': { lib: () => react } } });
  void load();
  expect(exported()).toBe(react);
});

test('a missing module fails the chunk with the module’s name, and the next attempt looks again', async () => {
  lend({});
  await expect(load()).rejects.toThrow('The shell lends no react');
  lend({ react: { '19.3.1': { lib: () => react } } });
  await load();
  expect(exported()).toBe(react);
});
