import type { ReleaseManifest } from '@tramuntana/contracts';
import { signed } from '../../signatures/sign';
import { newKeys, readSignatureKeys } from '../../signatures/signatureKeys';
import { releasesOfSite } from './releasesOfSite';

const REGISTERED = { name: 'mfe-blog', version: '1.0.0-a', mounts: ['/blog'], entry: 'entry.js', container: 'blog' };

/** Fakes a site with one live release, which has a file of this name. */
function siteWithFile(name: string, sign = (manifest: ReleaseManifest) => manifest) {
  const remote = { ...REGISTERED, base: '/releases/mfe-blog/1.0.0-a/', status: 'available' };
  const { name: _, ...build } = REGISTERED;
  const manifest = {
    ...{ ...build, schema: 1, remote: 'mfe-blog', contract: '^1.0.0', shared: {}, chunks: {} },
    publishedAt: '2026-11-22T10:00:00.000Z',
    files: { [name]: { bytes: 1, integrity: 'sha384-x' } },
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const isRegistry = String(address).endsWith('/registry.json');
    return Response.json(isRegistry ? { revision: '1', remotes: [remote] } : sign(manifest as ReleaseManifest));
  });
}

afterEach(() => jest.restoreAllMocks());

test('the live release of a remote has its files', async () => {
  siteWithFile('web/entry.js');
  const site = await releasesOfSite('http://site.example');
  expect(site.remotes).toEqual(['mfe-blog']);
  expect(Object.keys((await site.live('mfe-blog'))?.manifest.files ?? {})).toEqual(['web/entry.js']);
  expect(await site.live('mfe-shop')).toBeUndefined();
});

test.each(['../x', '/etc/x', 'web/../../x', 'web\\..\\x', 'web//x', './x', ''])(
  'a release with the file %j is refused, because a copy would be written outside of its folder',
  async (name) => {
    siteWithFile(name);
    const site = await releasesOfSite('http://site.example');
    await expect(site.live('mfe-blog')).rejects.toThrow('a file of a release has a path below its folder');
  },
);

test('the release of the shell comes from its own address', async () => {
  siteWithFile('server/server.cjs');
  const shell = await (await releasesOfSite('http://site.example')).live('shell');
  await shell?.source.file('shell', '1.0.0-s', 'web/main.js');
  expect(
    jest
      .mocked(fetch)
      .mock.calls.map(([address]) => address)
      .slice(1),
  ).toEqual(['http://site.example/releases/shell', 'http://site.example/releases/shell/1.0.0-s/web/main.js']);
});

test('with keys, only a signed release is taken', async () => {
  const signatureKeys = readSignatureKeys(newKeys());
  siteWithFile('web/entry.js');
  const site = await releasesOfSite('http://site.example', signatureKeys.known);
  await expect(site.live('shell')).rejects.toThrow('it has no signature, and RELEASES_KEY asks for one');
  siteWithFile('web/entry.js', (manifest) => signed(manifest, { signatureKeys }));
  expect((await site.live('shell'))?.manifest.version).toBe('1.0.0-a');
});
