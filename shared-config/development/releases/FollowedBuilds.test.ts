import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DirectoryStore } from 'releases/development';
import { HotEvents } from '../front/HotEvents';
import type { BuildEvent } from '../watchBuilds';
import { FollowedBuilds } from './FollowedBuilds';
import { Pending } from './Pending';

let root: string;
let events: HotEvents;
let pending: Pending;
let printed: string[];
let builds: FollowedBuilds;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'builds-'));
  write('package.json', { workspaces: [] });
  write('shell/.dev/release/offer.json', { schema: 1, contract: '1.3.0', packages: {}, modules: {} });
  events = new HotEvents();
  pending = new Pending();
  printed = [];
  builds = followed([['mfe-blog', 'mfe-shop']]);
});

const followed = (steps: string[][]) =>
  new FollowedBuilds(steps, {
    releases: { root, store: new DirectoryStore(path.join(root, 'store')), output: '.dev/release' },
    events,
    pending,
    print: (line) => printed.push(line),
  });

afterEach(() => {
  events.close();
  rmSync(root, { recursive: true });
});

function write(file: string, content: string | object) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
}

function build(name: string, version: string) {
  write(`${name}/.dev/release/server.cjs`, version);
  write(`${name}/.dev/release/web/entry.js`, version);
  write(`${name}/.dev/release/build.json`, {
    schema: 1,
    remote: name,
    version,
    contract: '^1.0.0',
    mounts: [`/${name}`],
    entry: 'entry.js',
    container: name,
    shared: {},
    chunks: {},
  });
  builds.follow(built(name, version));
}

const built = (name: string, version: string | undefined, message?: string): BuildEvent => ({
  name,
  state: 'built',
  version,
  ms: 1200,
  errors: message === undefined ? [] : [{ file: `${name}/src/List.tsx:3`, message }],
  warnings: [],
});

const live = (name: string) =>
  (JSON.parse(readFileSync(path.join(root, `store/${name}/channel.json`), 'utf8')) as { live: string }).live;

test('releases start after every first build; then each build goes live, and pages no longer wait for it', async () => {
  build('mfe-blog', '1.0.0-a');
  await new Promise((resolve) => setImmediate(resolve));
  expect(existsSync(path.join(root, 'store'))).toBe(false);
  build('mfe-shop', '1.0.0-a');
  expect([...(await builds.firstReleases())]).toEqual([]);
  expect([live('mfe-blog'), live('mfe-shop')]).toEqual(['1.0.0-a', '1.0.0-a']);
  await pending.settled();

  builds.follow({ name: 'mfe-blog', state: 'building' });
  const waiting = pending.settled();
  build('mfe-blog', '1.0.0-b');
  await waiting;
  expect(live('mfe-blog')).toBe('1.0.0-b');
  expect(printed.at(-1)).toBe('mfe-blog       built in 1.2 s');
});

test('a failed build is reported with file and line, and the live release stays', async () => {
  build('mfe-blog', '1.0.0-a');
  build('mfe-shop', '1.0.0-a');
  await builds.firstReleases();
  builds.follow({ name: 'mfe-blog', state: 'building' });
  builds.follow(built('mfe-blog', undefined, 'Unexpected token'));
  await pending.settled();
  expect(printed.slice(-2)).toEqual([
    'mfe-blog       FAILED',
    '  error in mfe-blog/src/List.tsx:3\n    Unexpected token',
  ]);
  expect(live('mfe-blog')).toBe('1.0.0-a');
});

test('a failed first build does not hold up the others', async () => {
  builds.follow(built('mfe-blog', undefined, 'Unexpected token'));
  build('mfe-shop', '1.0.0-a');
  expect([...(await builds.firstReleases())]).toEqual(['mfe-blog']);
  expect(live('mfe-shop')).toBe('1.0.0-a');
});

test('the first step does not wait for the next; a page waits for its own remote, or for all if none matches', async () => {
  pending = new Pending();
  builds = followed([['shell', 'mfe-blog'], ['mfe-shop']]);
  build('shell', '1.0.0-a');
  build('mfe-blog', '1.0.0-a');
  await builds.firstReleases();
  expect(['shell', 'mfe-blog', 'mfe-shop'].filter(builds.shownAt('/mfe-blog/post'))).toEqual(['shell', 'mfe-blog']);
  expect(['shell', 'mfe-blog', 'mfe-shop'].filter(builds.shownAt('/mfe-shop'))).toEqual([
    'shell',
    'mfe-blog',
    'mfe-shop',
  ]);
  await pending.settled(builds.shownAt('/mfe-blog'));

  const waiting = pending.settled(builds.shownAt('/mfe-shop'));
  build('mfe-shop', '1.0.0-a');
  await waiting;
  expect(live('mfe-shop')).toBe('1.0.0-a');
});
