import { releasesOfSite } from './releasesOfSite';

const REGISTERED = { name: 'mfe-blog', version: '1.0.0-a', mounts: ['/blog'], entry: 'entry.js', container: 'blog' };

/** Fakes a site with one live release, which has a file of this name. */
function siteWithFile(name: string) {
  const remote = { ...REGISTERED, base: '/releases/mfe-blog/1.0.0-a/', status: 'available' };
  const { name: _, ...build } = REGISTERED;
  const manifest = {
    ...{ ...build, schema: 1, remote: 'mfe-blog', contract: '^1.0.0', shared: {}, chunks: {} },
    publishedAt: '2026-11-22T10:00:00.000Z',
    files: { [name]: { bytes: 1, integrity: 'sha384-x' } },
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const isRegistry = String(address).endsWith('/registry.json');
    return Response.json(isRegistry ? { revision: '1', remotes: [remote] } : manifest);
  });
}

afterEach(() => jest.restoreAllMocks());

test('the live release of a remote has its files', async () => {
  siteWithFile('web/entry.js');
  const liveOf = await releasesOfSite('http://site.example');
  expect(Object.keys((await liveOf('mfe-blog'))?.manifest.files ?? {})).toEqual(['web/entry.js']);
});

test.each(['../x', '/etc/x', 'web/../../x', 'web\\..\\x', 'web//x', './x', ''])(
  'a release with the file %j is refused, because a copy would be written outside of its folder',
  async (name) => {
    siteWithFile(name);
    const liveOf = await releasesOfSite('http://site.example');
    await expect(liveOf('mfe-blog')).rejects.toThrow('a file of a release has a path below its folder');
  },
);
