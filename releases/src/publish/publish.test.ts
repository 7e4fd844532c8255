import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { releaseManifest } from '@tramuntana/contracts';
import { promote } from '../live/promote';
import { aRepository, type Repository } from '../testing/aRepository';
import { publish } from './publish';

let site: Repository;

beforeEach(() => {
  site = aRepository();
});

afterEach(() => site.remove());

const refusal = (remote = 'mfe-blog') =>
  publish(site.settings, remote).then(
    () => 'it was published',
    (error: Error) => error.message,
  );

test('a release holds the build and a manifest with the size and hash of every file', async () => {
  site.build('mfe-blog', '1.0.0-a', { files: { 'web/media/drone.avif': 'picture' } });
  expect(await publish(site.settings, 'mfe-blog')).toEqual({
    remote: 'mfe-blog',
    version: '1.0.0-a',
    outcome: 'published',
  });
  const manifest = site.manifest('mfe-blog', '1.0.0-a');
  expect(releaseManifest.safeParse(manifest).success).toBe(true);
  expect(manifest.mounts).toEqual(['/blog']);
  expect(Object.keys(manifest.files)).toEqual([
    'server.cjs',
    'web/media/drone.avif',
    'web/remoteEntry.js',
    'web/routes.js',
    'web/routes.js.br',
  ]);
  for (const [file, { bytes, integrity }] of Object.entries(manifest.files)) {
    const content = readFileSync(site.pathOf(site.stored('mfe-blog', `1.0.0-a/${file}`)));
    expect(content.byteLength).toBe(bytes);
    expect(integrity).toBe(`sha384-${createHash('sha384').update(content).digest('base64')}`);
  }
});

test('text is stored compressed beside the original, unless that would be larger', async () => {
  site.build('mfe-blog', '1.0.0-a', {
    files: { 'web/icon.svg': '<svg/>'.repeat(40), 'web/font.woff2': 'f'.repeat(400) },
  });
  await publish(site.settings, 'mfe-blog');
  const compressed = readFileSync(site.pathOf(site.stored('mfe-blog', '1.0.0-a/web/icon.svg.br')));
  expect(brotliDecompressSync(compressed).toString()).toBe('<svg/>'.repeat(40));
  expect(site.exists(site.stored('mfe-blog', '1.0.0-a/web/font.woff2.br'))).toBe(false);
  expect(site.exists(site.stored('mfe-blog', '1.0.0-a/web/remoteEntry.js.br'))).toBe(false);
});

test('publishing the same again changes nothing', async () => {
  site.build('mfe-blog', '1.0.0-a');
  await publish(site.settings, 'mfe-blog');
  const file = site.pathOf(site.stored('mfe-blog', '1.0.0-a/manifest.json'));
  const before = statSync(file).mtimeMs;
  expect(await publish(site.settings, 'mfe-blog')).toMatchObject({ outcome: 'present' });
  expect(statSync(file).mtimeMs).toBe(before);
});

test.each([
  ['a changed file', { files: { 'web/routes.js': 'other' } }, 'web/routes.js'],
  ['a new file', { files: { 'web/extra.js': 'new' } }, 'web/extra.js'],
  ['another promise', { mounts: ['/noticias'] }, 'mounts of build.json'],
])('%s under a published version is refused', async (_what, change, difference) => {
  site.build('mfe-blog', '1.0.0-a');
  await publish(site.settings, 'mfe-blog');
  site.build('mfe-blog', '1.0.0-a', change);
  const message = await refusal();
  expect(message).toContain(`mfe-blog: 1.0.0-a is published already with another content (${difference})`);
  expect(message).toContain('raise the version in mfe-blog/package.json');
  expect(site.read(site.stored('mfe-blog', '1.0.0-a/web/routes.js'))).toContain('routes(');
});

test('a clone with another version of a shared package gives the same release', async () => {
  site.build('mfe-blog', '1.0.0-a', { shared: { react: '19.3.1' } });
  await publish(site.settings, 'mfe-blog');
  site.build('mfe-blog', '1.0.0-a', { shared: { react: '19.4.0' } });
  expect(await publish(site.settings, 'mfe-blog')).toMatchObject({ outcome: 'present' });
});

test('publishing the same build again repairs a release that was damaged in the store', async () => {
  site.build('mfe-blog', '1.0.0-a');
  await publish(site.settings, 'mfe-blog');
  site.write(site.stored('mfe-blog', '1.0.0-a/web/routes.js'), 'tampered');
  expect(await publish(site.settings, 'mfe-blog')).toMatchObject({ outcome: 'repaired' });
  expect(site.read(site.stored('mfe-blog', '1.0.0-a/web/routes.js'))).toContain("routes('1.0.0-a')");
});

test.each<[string, Parameters<Repository['build']>[2], string]>([
  ['other contracts', { contract: '^2.0.0' }, 'needs @tramuntana/contracts ^2.0.0, the shell has 1.3.0'],
  ['React 20', { requires: { react: '^20.0.0' } }, 'needs react ^20.0.0, the shell has 19.3.1'],
  ['a name that is not lent', { imports: { react: ['useWeather'] } }, 'imports useWeather of react, which the shell'],
])('a build that needs %s is refused', async (_what, needs, reason) => {
  site.build('mfe-blog', '1.0.0-a', needs);
  const message = await refusal();
  expect(message).toContain(`mfe-blog: 1.0.0-a does not fit the shell of ${site.pathOf('shell/dist/offer.json')}: it `);
  expect(message).toContain(reason);
  expect(site.exists(site.stored('mfe-blog', '1.0.0-a'))).toBe(false);
});

test('a path of a live remote is refused; a path of a remote that is only published is not', async () => {
  site.build('mfe-shop', '1.0.0-s', { mounts: ['/tienda', '/carrito'] });
  await publish(site.settings, 'mfe-shop');
  site.build('mfe-blog', '1.0.0-a', { mounts: ['/blog', '/carrito'] });
  expect(await publish(site.settings, 'mfe-blog')).toMatchObject({ outcome: 'published' });
  await promote(site.settings, 'mfe-shop');
  site.build('mfe-blog', '1.0.0-b', { mounts: ['/blog', '/carrito'] });
  expect(await refusal()).toContain('wants the path /carrito, which belongs to mfe-shop, live now');
});

test("another remote's damaged channel does not block a publish", async () => {
  site.write(site.stored('mfe-shop', 'channel.json'), '{ not json');
  site.build('mfe-blog', '1.0.0-a');
  expect(await publish(site.settings, 'mfe-blog')).toMatchObject({ outcome: 'published' });
});

test.each([
  ['was never built', () => rmSync(site.pathOf('mfe-blog/dist'), { recursive: true }), 'is not built'],
  ['lacks its server file', () => rmSync(site.pathOf('mfe-blog/dist/server.cjs')), 'lacks server.cjs'],
  ['lacks a chunk that it names', () => rmSync(site.pathOf('mfe-blog/dist/web/routes.js')), 'lacks web/routes.js'],
  ['has no entry', () => site.build('mfe-blog', '1.0.0-a', { entry: 'gone.js' }), 'lacks web/gone.js'],
  ['is of another remote', () => site.build('mfe-blog', '1.0.0-a', { remote: 'mfe-shop' }), 'is of mfe-shop'],
  [
    'claims a path of two segments',
    () => site.build('mfe-blog', '1.0.0-a', { mounts: ['/a/b'] }),
    'mounts.0: a mount path',
  ],
  ['has a version that leaves its folder', () => site.build('mfe-blog', '../evil'), 'version: a version has'],
])('a build that %s is refused with the reason', async (_what, harm, reason) => {
  site.build('mfe-blog', '1.0.0-a');
  harm();
  const message = await refusal();
  expect(message).toContain(reason);
  expect(message).toMatch(/^mfe-blog: /);
});

test('a name that would leave the store is refused', async () => {
  expect(await refusal('../mfe-blog')).toContain('is no name of a remote');
});

test('the next publish removes the leftovers of an interrupted one, and they never count as a release', async () => {
  site.write(site.stored('mfe-blog', '.publishing-1.0.0-z-1/web/routes.js'), 'half');
  site.build('mfe-blog', '1.0.0-a');
  await publish(site.settings, 'mfe-blog');
  const names = readdirSync(site.pathOf(site.stored('mfe-blog', '')));
  expect(names.filter((name) => !name.startsWith('.remote.lock'))).toEqual(['1.0.0-a']);
});
