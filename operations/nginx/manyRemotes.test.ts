import { type ProxiedSites, startSites } from './testing/startSites';

const REMOTES = Array.from({ length: 20 }, (_, n) => `remote-${n}`);

let sites: ProxiedSites;
beforeAll(async () => {
  sites = await startSites({ isHashed: true });
});
afterAll(() => sites.stop());

const siteOf = async (path: string) => (await sites.visitor().ask(path)).body;

test('one site gets all pages whose paths begin alike, and their data', async () => {
  for (const remote of REMOTES) {
    const data = `/page-data?address=${encodeURIComponent(`/${remote}/other?page=2`)}`;
    const paths = [`/${remote}`, `/${remote}/page`, `/${remote}?q=a`, data, decodeURIComponent(data)];
    expect(new Set(await Promise.all(paths.map(siteOf))).size).toBe(1);
  }
  expect(new Set(await Promise.all(REMOTES.map((remote) => siteOf(`/${remote}`)))).size).toBe(2);
});

test('the other site gets the pages of a site that fails', async () => {
  sites.answer((site, _request, response) => {
    if (site === 'first') response.destroy();
  });
  for (const remote of REMOTES) expect(await siteOf(`/${remote}`)).toBe('second');
});
