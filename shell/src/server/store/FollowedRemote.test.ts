/** @jest-environment node */
import { rmSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { NavLink } from '@tramuntana/contracts';
import { anOffer } from '../../testing/anOffer';
import { aStore } from '../../testing/aStore';
import { FollowedRemote } from './FollowedRemote';
import { VerifiedReleases } from './releases/VerifiedReleases';

/** The blog's remote, with releases 1 to 3 in the store. The versions in `live` are promoted in order. */
function aBlog(...live: string[]) {
  const made = aStore();
  for (const version of ['1', '2', '3']) made.publish('mfe-blog', version);
  if (live.length > 0) made.promote('mfe-blog', ...live);
  return { made, ...follow(made) };
}

/** Follows the blog of a store, like a server that has just started. */
function follow(made: ReturnType<typeof aStore>) {
  const releases = new VerifiedReleases(made.folder, anOffer());
  const log = { warn: jest.fn() };
  const adopted = jest.fn();
  const prepare = jest.fn(async () => {});
  const remote = new FollowedRemote('mfe-blog', { releases, log, lastUsed: () => undefined, prepare, adopted });
  return { releases, log, adopted, prepare, remote };
}

test('the release in use has its manifest’s values and the path of its server code', async () => {
  const { made, releases, remote } = aBlog('1');
  await remote.look(false);
  expect(remote.current).toEqual({
    name: 'mfe-blog',
    version: '1',
    wanted: '1',
    mounts: ['/blog'],
    entry: 'remoteEntry.js',
    container: 'container',
    chunks: {},
    serverBundle: path.join(made.folder, 'mfe-blog/1/server.cjs'),
    files: (await releases.manifest('mfe-blog', '1')).files,
    status: 'available',
  });
});

test('rewriting a file with the same content changes nothing', async () => {
  const { made, remote, adopted, prepare } = aBlog('1');
  await remote.look(true);
  made.write('mfe-blog/1/web/remoteEntry.js', '1');
  await remote.look(true);
  expect([adopted.mock.calls.length, prepare.mock.calls.length]).toEqual([1, 0]);
});

test('every refused release is reported, and so is a new reason', async () => {
  const { made, remote, adopted } = aBlog('1', '2', '3');
  made.write('mfe-blog/2/server.cjs', 'tampered');
  made.write('mfe-blog/3/server.cjs', 'tampered');
  await remote.look(true);
  const reasons = ['3', '2'].map((one) => `release ${one} of mfe-blog is refused: server.cjs does not match its hash`);
  expect(remote.current).toMatchObject({ version: '1', wanted: '3', reason: reasons.join('; ') });
  rmSync(path.join(made.folder, 'mfe-blog/3/server.cjs'));
  await remote.look(true);
  expect(remote.current?.reason).toContain('server.cjs is missing; release 2');
  expect(adopted).toHaveBeenCalledTimes(2);
});

test('where every release is refused the remote is unavailable at the paths of the one that is wanted, and linked as that is', async () => {
  const { made, remote, prepare } = aBlog();
  const nav: NavLink[] = [{ label: 'Diario', path: '/diario', place: 'footer', order: 800 }];
  made.publish('mfe-blog', '2', { mounts: ['/diario'], forms: ['/diario/carta'], nav });
  made.publish('mfe-blog', '3', { publishedAt: '2026-09-01T00:00:00.000Z' });
  for (const version of ['1', '2']) made.write(`mfe-blog/${version}/server.cjs`, 'tampered');
  made.promote('mfe-blog', '1', '2');
  await remote.look(false);
  expect(remote.current).toEqual({
    name: 'mfe-blog',
    version: '2',
    wanted: '2',
    mounts: ['/diario'],
    forms: ['/diario/carta'],
    nav,
    entry: '',
    container: '',
    chunks: {},
    serverBundle: '',
    files: {},
    status: 'unavailable',
    reason: expect.stringMatching(/^release 2 [^;]*; release 1 [^;]*$/),
  });
  expect(prepare).not.toHaveBeenCalled();
});

test('an unavailable release takes over without preparation', async () => {
  const { made, remote, prepare } = aBlog('1');
  await remote.look(false);
  rmSync(path.join(made.folder, 'mfe-blog/1'), { recursive: true });
  await remote.look(true);
  expect(remote.current?.status).toBe('unavailable');
  expect(prepare).not.toHaveBeenCalled();
});

test('an unreadable channel of a remote without a known release is logged', async () => {
  const { made, remote, log } = aBlog();
  made.write('mfe-blog/channel.json', '{');
  await remote.look(false);
  expect(remote.current).toMatchObject({ version: 'none', wanted: 'none', reason: 'its channel cannot be read' });
  expect(log.warn).toHaveBeenCalledWith(
    { remote: 'mfe-blog', error: expect.stringContaining('JSON') },
    'channel cannot be read',
  );
});

test('a retired remote leaves the site, reported once, until it is promoted again', async () => {
  const { made, remote, adopted } = aBlog('1', '2');
  await remote.look(false);
  made.retire('mfe-blog');
  await remote.look(false);
  await remote.look(true);
  expect([remote.current, adopted.mock.calls.length]).toEqual([undefined, 2]);
  made.promote('mfe-blog', '1', '2', '2');
  await remote.look(false);
  expect(remote.current).toMatchObject({ version: '2', status: 'available' });
});

test('a remote that was retired before the start is not on the site', async () => {
  const { made, remote, adopted } = aBlog('1');
  made.retire('mfe-blog');
  await remote.look(true);
  expect([remote.current, adopted.mock.calls.length]).toEqual([undefined, 0]);
});

test('a remote without a channel is not on the site', async () => {
  const { remote, adopted } = aBlog();
  await remote.look(true);
  expect([remote.current, adopted.mock.calls.length]).toEqual([undefined, 0]);
});

describe('while a release is being prepared', () => {
  /** The blog while it prepares release 2, until `ready` is called; then `looked` settles. */
  async function aSwap() {
    const parts = aBlog('1');
    await parts.remote.look(false);
    let ready = () => {};
    const preparing = new Promise<void>((begun) => {
      parts.prepare.mockImplementationOnce(() => {
        begun();
        return new Promise<void>((resolve) => {
          ready = resolve;
        });
      });
    });
    parts.made.promote('mfe-blog', '1', '2');
    const looked = parts.remote.look(false);
    await preparing;
    return { ...parts, looked, ready: () => ready() };
  }

  test('a look at the channel waits for it, and prepares nothing a second time', async () => {
    const { remote, releases, looked, ready, prepare } = await aSwap();
    const channel = jest.spyOn(releases, 'channel');
    const looks = [remote.look(false), remote.look(false)];
    ready();
    await Promise.all([looked, ...looks]);
    expect(remote.current?.version).toBe('2');
    expect([prepare.mock.calls.length, channel.mock.calls.length]).toEqual([1, 0]);
  });

  test('a look at every file comes after it, and sees files changed meanwhile', async () => {
    const { made, remote, looked, ready } = await aSwap();
    made.write('mfe-blog/2/server.cjs', 'tampered');
    const look = remote.look(true);
    expect(remote.look(true)).toBe(look);
    ready();
    await looked;
    expect(remote.current?.version).toBe('2');
    await look;
    expect(remote.current?.version).toBe('1');
  });
});

test('live and formerly live versions count as live, even after a rollback; published ones do not', async () => {
  const { made, remote } = aBlog('1', '2');
  const wereLive = () => ['1', '2', '3'].filter((version) => remote.wasLive(version));
  await remote.look(false);
  expect(wereLive()).toEqual(['1', '2']);
  made.rollBack('mfe-blog', '2', '1');
  await remote.look(false);
  expect(wereLive()).toEqual(['1', '2']);
});

test('after a restart, rolled-back versions and former canaries still count: pages may be open', async () => {
  const { made } = aBlog('1', '2');
  made.rollBack('mfe-blog', '2', '1');
  made.canary('mfe-blog', '3', 10);
  made.canary('mfe-blog', '3', 0);
  made.publish('mfe-blog', '4');
  const { remote } = follow(made);
  await remote.look(false);
  expect(['1', '2', '3', '4'].filter((version) => remote.wasLive(version))).toEqual(['1', '2', '3']);
});

test('a release counts as live before it is warm: another shell may serve its pages already', async () => {
  const { made, remote, prepare } = aBlog('1');
  await remote.look(false);
  prepare.mockImplementation(async () => expect(remote.wasLive('2')).toBe(true));
  made.promote('mfe-blog', '1', '2');
  await remote.look(false);
  expect(prepare).toHaveBeenCalledTimes(1);
  expect(remote.current?.version).toBe('2');
});

test('an unreadable channel takes no files from open pages', async () => {
  const { made, remote } = aBlog('1', '2');
  await remote.look(false);
  made.write('mfe-blog/channel.json', 'not json');
  await remote.look(false);
  expect([remote.wasLive('1'), remote.wasLive('2'), remote.wasLive('3')]).toEqual([true, true, false]);
});

describe('a read that fails once is repeated by the next thorough look', () => {
  /** Lets the next read of a file fail, as if the process had too many open files. */
  function failOnce(file: string) {
    const { readFile } = fs;
    let hasFailed = false;
    const spy = jest.spyOn(fs, 'readFile').mockImplementation((...args) => {
      if (hasFailed || !String(args[0]).endsWith(file)) return readFile(...args);
      hasFailed = true;
      return Promise.reject(Object.assign(new Error('too many open files'), { code: 'EMFILE' }));
    });
    return () => spy.mockRestore();
  }

  test('for a release’s file', async () => {
    const { made, remote } = aBlog('1');
    await remote.look(false);
    made.promote('mfe-blog', '1', '2');
    const restore = failOnce('mfe-blog/2/server.cjs');
    await remote.look(true);
    expect(remote.current).toMatchObject({ version: '1', wanted: '2' });
    await remote.look(true);
    restore();
    expect(remote.current).toMatchObject({ version: '2', wanted: '2', reason: undefined });
  });

  test('for the channel, so no promotion is lost', async () => {
    const { made, remote } = aBlog('1');
    await remote.look(false);
    made.promote('mfe-blog', '1', '2');
    const restore = failOnce('mfe-blog/channel.json');
    await remote.look(false);
    expect(remote.current?.version).toBe('1');
    await remote.look(true);
    restore();
    expect(remote.current?.version).toBe('2');
  });
});

test('a channel that stays unreadable is logged once', async () => {
  const { made, remote, log } = aBlog('1');
  await remote.look(false);
  made.write('mfe-blog/channel.json', '{');
  for (let look = 0; look < 3; look++) await remote.look(true);
  expect(log.warn).toHaveBeenCalledTimes(1);
  made.promote('mfe-blog', '1', '2');
  await remote.look(false);
  made.write('mfe-blog/channel.json', '{');
  await remote.look(true);
  expect(log.warn).toHaveBeenCalledTimes(2);
});

test('a release that stays refused is adopted and reported only once', async () => {
  const { made, remote, adopted } = aBlog('1', '2');
  made.write('mfe-blog/2/server.cjs', 'tampered');
  for (let look = 0; look < 3; look++) await remote.look(true);
  expect(adopted).toHaveBeenCalledTimes(1);
});
