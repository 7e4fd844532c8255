/** @jest-environment node */
import { readFileSync, rmSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { anOffer } from '../../../testing/anOffer';
import { aStore } from '../../../testing/aStore';
import { UnusableRelease } from './UnusableRelease';
import { VerifiedReleases } from './VerifiedReleases';

function aRelease() {
  const made = aStore();
  made.publish('mfe-blog', '1');
  return { made, releases: new VerifiedReleases(made.folder, anOffer()) };
}

test('a file that matches its hash is found', async () => {
  const { made, releases } = aRelease();
  const file = await releases.file('mfe-blog', '1', 'web/remoteEntry.js');
  expect(file).toBe(path.join(made.folder, 'mfe-blog/1/web/remoteEntry.js'));
  expect(readFileSync(String(file), 'utf8')).toBe('1');
});

test('several requests for a file read it and the manifest once', async () => {
  const { releases } = aRelease();
  const reads = jest.spyOn(fs, 'readFile');
  for (let visitor = 0; visitor < 5; visitor++) await releases.file('mfe-blog', '1', 'web/remoteEntry.js');
  expect(reads).toHaveBeenCalledTimes(2);
  reads.mockRestore();
});

test('a requested file is checked at most once a second', async () => {
  const { made } = aRelease();
  let time = 5000;
  const releases = new VerifiedReleases(made.folder, anOffer(), [], () => time);
  const looks = jest.spyOn(fs, 'stat');
  const looksFor = async (visitors: number) => {
    looks.mockClear();
    for (let visitor = 0; visitor < visitors; visitor++) await releases.file('mfe-blog', '1', 'web/remoteEntry.js');
    return looks.mock.calls.length;
  };
  expect(await looksFor(5)).toBe(2);
  time += 900;
  expect(await looksFor(5)).toBe(0);
  time += 200;
  expect(await looksFor(5)).toBe(2);
  looks.mockRestore();
});

test('a file that changes later is refused within a second', async () => {
  const { made } = aRelease();
  let time = 5000;
  const releases = new VerifiedReleases(made.folder, anOffer(), [], () => time);
  await releases.file('mfe-blog', '1', 'web/remoteEntry.js');
  made.write('mfe-blog/1/web/remoteEntry.js', 'tampered');
  time += 1001;
  expect(await releases.file('mfe-blog', '1', 'web/remoteEntry.js')).toBeUndefined();
});

test.each([
  ['mfe-blog', '1', 'web/other.js'],
  ['mfe-blog', '1', '../../secret'],
  ['mfe-blog', '1', 'toString'],
  ['mfe-blog', '2', 'web/remoteEntry.js'],
  ['mfe-blog', '../mfe-blog/1', 'web/remoteEntry.js'],
  ['../store', '1', 'web/remoteEntry.js'],
  ['mfe-blog', '1/../1', 'web/remoteEntry.js'],
  ['mfe-blog/.', '1', 'web/remoteEntry.js'],
  ['', '', ''],
])('there is no file at %s %s %s', async (remote, version, name) => {
  const { releases } = aRelease();
  expect(await releases.file(remote, version, name)).toBeUndefined();
});

test('an address that leads out of the store reads no file', async () => {
  const { releases } = aRelease();
  const reads = jest.spyOn(fs, 'readFile');
  for (const name of ['1/../1', '.', '..', '1/', '']) {
    await releases.file('mfe-blog', name, 'web/remoteEntry.js');
    await releases.file(name, '1', 'web/remoteEntry.js');
  }
  expect(reads).not.toHaveBeenCalled();
  reads.mockRestore();
});

test('a replaced manifest is read again', async () => {
  const { made, releases } = aRelease();
  expect((await releases.manifest('mfe-blog', '1')).mounts).toEqual(['/blog']);
  made.publish('mfe-blog', '1', { mounts: ['/diario'] });
  expect((await releases.manifest('mfe-blog', '1')).mounts).toEqual(['/diario']);
  made.write('mfe-blog/1/manifest.json', 'not json');
  await expect(releases.manifest('mfe-blog', '1')).rejects.toThrow(UnusableRelease);
});

test('a failure of the machine does not count as a missing file', async () => {
  const { releases } = aRelease();
  const digest = jest.spyOn(crypto.subtle, 'digest').mockRejectedValue(new Error('no memory'));
  await expect(releases.file('mfe-blog', '1', 'web/remoteEntry.js')).rejects.toThrow('no memory');
  digest.mockRestore();
});

test('the remotes of a store are its visible folders; a missing store has none', async () => {
  const { made, releases } = aRelease();
  made.publish('mfe-shop', '1');
  made.write('.serving/host-3000.json', '{}');
  made.write('notes.txt', 'x');
  expect((await releases.remotes()).sort()).toEqual(['mfe-blog', 'mfe-shop']);
  expect(await new VerifiedReleases(path.join(made.folder, 'none'), anOffer()).remotes()).toEqual([]);
});

test('a remote’s paths are those of its newest release that can be read', async () => {
  const { made, releases } = aRelease();
  made.publish('mfe-blog', '2', { mounts: ['/nuevo'], publishedAt: '2026-03-01T00:00:00.000Z' });
  made.publish('mfe-blog', '3', { mounts: ['/medio'], publishedAt: '2026-02-01T00:00:00.000Z' });
  made.publish('mfe-blog', '4', { publishedAt: '2026-04-01T00:00:00.000Z' });
  made.write('mfe-blog/4/manifest.json', 'not json');
  made.write('mfe-blog/channel.json', '{}');
  expect((await releases.newestPaths('mfe-blog')).mounts).toEqual(['/nuevo']);
  expect((await releases.newestPaths('mfe-none')).mounts).toEqual([]);
});

test('the signature of a release changes with any of its files', async () => {
  const { made, releases } = aRelease();
  const signatures = [await releases.signature('mfe-blog', '1')];
  for (const file of ['web/remoteEntry.js', 'server.cjs']) {
    made.write(`mfe-blog/1/${file}`, `another ${file}`);
    signatures.push(await releases.signature('mfe-blog', '1'));
  }
  made.publish('mfe-blog', '1', { mounts: ['/diario'] });
  signatures.push(await releases.signature('mfe-blog', '1'));
  expect(new Set(signatures).size).toBe(4);
  expect(await releases.signature('mfe-blog', '1')).toBe(signatures[3]);
  expect(await releases.signature('mfe-blog', 'none')).toBe('missing');
});

test.each<[string, Parameters<ReturnType<typeof aStore>['publish']>[2], string]>([
  ['names another remote', { remote: 'mfe-shop' }, 'manifest.json speaks of mfe-shop 1'],
  ['names another version', { version: '2' }, 'manifest.json speaks of mfe-blog 2'],
])('a manifest that %s is refused', async (_what, over, reason) => {
  const { made, releases } = aRelease();
  made.publish('mfe-blog', '1', over);
  await expect(releases.manifest('mfe-blog', '1')).rejects.toMatchObject({
    name: 'UnusableRelease',
    message: expect.stringContaining(reason),
  });
});

test.each<[string, Parameters<ReturnType<typeof aStore>['publish']>[2], string]>([
  ['another contract', { contract: '^1.3.0' }, 'it needs @tramuntana/contracts ^1.3.0, the shell has 1.2.0'],
  [
    'React 20, where the shell has 19',
    { requires: { react: '^20.0.0' } },
    'it needs react ^20.0.0, the shell has 19.3.1',
  ],
  [
    'a name that the shell does not lend',
    { imports: { react: ['useState', 'useWeather'] } },
    'it imports useWeather of react, which the shell does not lend of its react 19.3.1',
  ],
  [
    'several things',
    { contract: '^1.3.0', requires: { react: '^20.0.0' } },
    'it needs @tramuntana/contracts ^1.3.0, the shell has 1.2.0; it needs react ^20.0.0, the shell has 19.3.1',
  ],
])('a release whose manifest asks for %s is refused', async (_what, over, reason) => {
  const { made, releases } = aRelease();
  made.publish('mfe-blog', '1', over);
  await expect(releases.usableManifest('mfe-blog', '1')).rejects.toMatchObject({
    name: 'UnusableRelease',
    message: `release 1 of mfe-blog is refused: ${reason}; build it for this shell, and promote that build`,
  });
});

test('the exact versions that a release was built with are no reason to refuse it', async () => {
  const { made, releases } = aRelease();
  made.publish('mfe-blog', '1', { shared: { react: '20.0.0' }, requires: { react: '>=19' } });
  expect((await releases.usableManifest('mfe-blog', '1')).shared).toEqual({ react: '20.0.0' });
});

test('pages that opened with a release for another shell still get its files', async () => {
  const { made, releases } = aRelease();
  made.publish('mfe-blog', '1', { contract: '^2.0.0', mounts: ['/diario'] });
  expect(await releases.file('mfe-blog', '1', 'web/remoteEntry.js')).toBeDefined();
  expect((await releases.newestPaths('mfe-blog')).mounts).toEqual(['/diario']);
});

test('a missing or invalid manifest is refused with the cause', async () => {
  const { made, releases } = aRelease();
  await expect(releases.manifest('mfe-blog', '9')).rejects.toMatchObject({
    message: expect.stringContaining('cannot be read'),
    cause: { code: 'ENOENT' },
  });
  made.write('mfe-blog/1/manifest.json', '{}');
  await expect(releases.manifest('mfe-blog', '1')).rejects.toMatchObject({
    message: expect.stringContaining('is not a manifest'),
    cause: { name: '$ZodError' },
  });
});

test('a missing file is refused with the cause', async () => {
  const { made, releases } = aRelease();
  rmSync(path.join(made.folder, 'mfe-blog/1/server.cjs'));
  await expect(releases.usableManifest('mfe-blog', '1')).rejects.toMatchObject({
    message: 'release 1 of mfe-blog is refused: server.cjs is missing',
    cause: { code: 'ENOENT' },
  });
});

test('a release’s files are verified only once', async () => {
  const { releases } = aRelease();
  const digest = jest.spyOn(crypto.subtle, 'digest');
  expect((await releases.usableManifest('mfe-blog', '1')).mounts).toEqual(['/blog']);
  await releases.usableManifest('mfe-blog', '1');
  expect(digest).toHaveBeenCalledTimes(2);
  digest.mockRestore();
});

test.each<[string, Parameters<ReturnType<typeof aStore>['publish']>[2]]>([
  ['server.cjs', { files: {} }],
  ['web/other.js', { entry: 'other.js' }],
  ['web/page.js', { chunks: { page: ['page.js'] } }],
])('a release that would run %s without a hash is refused', async (file, over) => {
  const { made, releases } = aRelease();
  made.publish('mfe-blog', '1', over);
  await expect(releases.usableManifest('mfe-blog', '1')).rejects.toThrow(`it has no ${file} with a hash`);
});
