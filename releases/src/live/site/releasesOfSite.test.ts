import type { ReleaseManifest } from '@tramuntana/contracts';
import { signed } from '../../signatures/sign';
import { newKeys, readSignatureKeys } from '../../signatures/signatureKeys';
import { releasesOfSite } from './releasesOfSite';

const REGISTERED = { name: 'mfe-blog', version: '1.0.0-a', mounts: ['/blog'], entry: 'entry.js', container: 'blog' };

/**
 * Fakes a site with one live release, which has a file of this name with one byte. `change` makes the manifest that the site
 * sends from the right one.
 */
function siteWithFile(name: string, change = (manifest: ReleaseManifest) => manifest) {
  const remote = { ...REGISTERED, base: '/releases/mfe-blog/1.0.0-a/', status: 'available' };
  const { name: _, ...build } = REGISTERED;
  const manifest = {
    ...{ ...build, schema: 1, remote: 'mfe-blog', contract: '^1.0.0', shared: {}, chunks: {} },
    publishedAt: '2026-11-22T10:00:00.000Z',
    files: { [name]: { bytes: 1, integrity: 'sha384-x' } },
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const isRegistry = String(address).endsWith('/registry.json');
    return Response.json(isRegistry ? { revision: '1', remotes: [remote] } : change(manifest as ReleaseManifest));
  });
}

const ofShell = (manifest: ReleaseManifest): ReleaseManifest => ({ ...manifest, remote: 'shell', version: '1.0.0-s' });

/** Fakes a site that answers each request with this body. */
const siteWithBody = (body: BodyInit) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(body));

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
  siteWithFile('web/main.js', ofShell);
  const shell = await (await releasesOfSite('http://site.example')).live('shell');
  siteWithBody('7');
  expect(`${await shell?.source.file('shell', '1.0.0-s', 'web/main.js')}`).toBe('7');
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
  expect((await site.live('mfe-blog'))?.manifest.version).toBe('1.0.0-a');
});

test.each([
  ['mfe-blog', 'another remote', { remote: 'mfe-shop' }],
  ['mfe-blog', 'another version', { version: '1.0.0-b' }],
  ['shell', 'a remote', {}],
])('of %s, a site may not answer with the release of %s, even a signed one', async (name, _of, other) => {
  const signatureKeys = readSignatureKeys(newKeys());
  siteWithFile('web/entry.js', (manifest) => signed({ ...manifest, ...other }, { signatureKeys }));
  const site = await releasesOfSite('http://site.example', signatureKeys.known);
  await expect(site.live(name)).rejects.toThrow(
    /^\S+: http:\S+ is the release 1\.0\.0-. of mfe-\S+; tell the operator/,
  );
});

test.each([
  ['no JSON', '<!doctype html>', 'is not JSON'],
  ['another document', '{"remotes":{}}', 'is not as it must be'],
  ['a document without end', endless(), 'has more than 4194304 bytes'],
])('a site that answers with %s is named, with what to do', async (_what, body, problem) => {
  siteWithBody(body);
  await expect(releasesOfSite('http://site.example')).rejects.toThrow(
    new RegExp(`^http://site.example/registry.json ${problem}.*: name a current site of this project$`),
  );
});

test('a file without end is read only until it exceeds its published size, so that its hash is refused', async () => {
  siteWithFile('web/entry.js');
  const release = await (await releasesOfSite('http://site.example')).live('mfe-blog');
  siteWithBody(endless());
  expect(await release?.source.file('mfe-blog', '1.0.0-a', 'web/entry.js')).toHaveLength(65_536);
});

test('a site that falls silent within an answer is named', async () => {
  const silent = new ReadableStream({ pull: (stream) => stream.error(new Error('aborted due to timeout')) });
  siteWithBody(silent);
  await expect(releasesOfSite('http://site.example')).rejects.toThrow(
    'http://site.example/registry.json cannot be reached (aborted due to timeout): check the address of the site',
  );
});

function endless(): ReadableStream {
  return new ReadableStream({ pull: (stream) => stream.enqueue(Buffer.alloc(65_536)) });
}
