import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { DirectoryStore, goLive, type LiveReleases, liveRelease } from 'releases/development';
import { siteOf } from '../run/siteOf';
import { otherReleases } from './otherReleases';

const OFFER = { schema: 1, contract: '1.3.0', packages: {}, modules: {} };
const MANIFEST = {
  schema: 1,
  remote: 'mfe-shop',
  version: '1.0.0-a',
  contract: '^1.0.0',
  mounts: ['/tienda'],
  entry: 'entry.js',
  container: 'shop',
  shared: {},
  chunks: {},
};

let root: string;
type Settings = { root: string; store: DirectoryStore; output?: string };

let published: Settings;
let own: Settings;
let printed: string[];

beforeEach(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), 'others-'));
  write('package.json', { workspaces: ['mfe-shop', 'mfe-blog'] });
  write('shell/dist/offer.json', OFFER);
  write('builds/shell/offer.json', OFFER);
  write('mfe-shop/dist/build.json', MANIFEST);
  write('mfe-shop/dist/server.cjs', 'server');
  write('mfe-shop/dist/web/entry.js', 'entry');
  published = { root, store: new DirectoryStore(path.join(root, 'published')) };
  own = { root: path.join(root, 'builds'), store: new DirectoryStore(path.join(root, 'own')), output: '.' };
  printed = [];
  await goLive(published, 'mfe-shop');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, content: string | object) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const localStore = (): LiveReleases => ({
  place: published.store.place,
  remotes: ['mfe-shop'],
  live: (name) => liveRelease(published.store, name),
});
const print = (line: string) => printed.push(line);

function expectLiveHere() {
  expect(JSON.parse(read('own/mfe-shop/channel.json'))).toMatchObject({ live: '1.0.0-a' });
  expect([read('own/mfe-shop/1.0.0-a/server.cjs'), read('own/mfe-shop/1.0.0-a/web/entry.js')]).toEqual([
    'server',
    'entry',
  ]);
}

test('live releases of a local store go live in the development store; a remote without one is named', async () => {
  const others = await otherReleases({ names: ['mfe-shop', 'mfe-blog'], source: localStore(), print });
  expect(others.missing).toEqual(['mfe-blog']);
  await others.bringRemotesLive(own);
  expectLiveHere();
});

test('a release that does not fit the local shell is reported and left out', async () => {
  write('builds/shell/offer.json', { ...OFFER, contract: '2.0.0' });
  await (await otherReleases({ names: ['mfe-shop'], source: localStore(), print })).bringRemotesLive(own);
  expect(printed.join()).toMatch(/^not live: mfe-shop: 1.0.0-a does not fit .*@tramuntana\/contracts \^1.0.0/);
});

describe('of a site', () => {
  let site: http.Server;
  let url: string;
  const answers = new Map<string, string>();

  beforeEach(async () => {
    const registered = { ...MANIFEST, name: 'mfe-shop', base: '/releases/mfe-shop/1.0.0-a/', status: 'available' };
    answers.set('/registry.json', JSON.stringify({ revision: 'r', remotes: [registered] }));
    answers.set('/releases/mfe-shop/1.0.0-a', read('published/mfe-shop/1.0.0-a/manifest.json'));
    answers.set('/releases/mfe-shop/1.0.0-a/server.cjs', 'server');
    answers.set('/releases/mfe-shop/1.0.0-a/entry.js', 'entry');
    site = http.createServer(({ url: address = '' }, response) => {
      const answer = answers.get(address);
      response.writeHead(answer === undefined ? 404 : 200).end(answer);
    });
    await once(site.listen(0, '127.0.0.1'), 'listening');
    url = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  });
  afterEach(() => site.close());

  test('its live releases go live in the development store', async () => {
    const others = await otherReleases({ names: ['mfe-shop', 'mfe-blog'], source: await siteOf(url, {}), print });
    expect(others.missing).toEqual(['mfe-blog']);
    await others.bringRemotesLive(own);
    expectLiveHere();
  });

  test('a file that differs from the published one is refused', async () => {
    answers.set('/releases/mfe-shop/1.0.0-a/server.cjs', 'another');
    await (await otherReleases({ names: ['mfe-shop'], source: await siteOf(url, {}), print })).bringRemotesLive(own);
    expect(printed.join()).toBe(
      `not live: mfe-shop: server.cjs of 1.0.0-a does not match its hash in ${url}; publish it again`,
    );
  });

  test('a site that does not serve releases for development is named', async () => {
    answers.delete('/releases/mfe-shop/1.0.0-a');
    await expect(otherReleases({ names: ['mfe-shop'], source: await siteOf(url, {}), print })).rejects.toThrow(
      `${url}/releases/mfe-shop/1.0.0-a answered 404: is it a site of this project`,
    );
  });

  test('a site that does not answer is named', async () => {
    site.close();
    await expect(siteOf(url, {})).rejects.toThrow(`${url}/registry.json cannot be reached`);
  });
});
