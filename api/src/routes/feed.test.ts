import { buildApp } from '../app';
import { testDatabases } from '../testing/databases';
import { type TestApi, testApi } from '../testing/testApi';

const posts = Array.from({ length: 21 }, (_, index) => ({
  id: index + 1,
  fecha: `2026-01-${String(index + 1).padStart(2, '0')}`,
}));

describe.each(testDatabases)('the feed on $name', (testDatabase) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi({ posts }, testDatabase);
  });
  afterAll(() => api.close());

  const linksOf = (feed: string) => [...feed.matchAll(/<link>(.*?)<\/link>/g)].map(([, link]) => link);

  test('the feed has the twenty newest posts; without SITE_URL its links are paths, whatever the requested host', async () => {
    const { headers, status, body } = await api.get('/rss.xml', {
      'x-forwarded-host': 'espia.example',
      'x-forwarded-proto': 'https',
    });
    expect([status, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8']);
    const links = linksOf(body);
    expect(links).toHaveLength(1 + 20);
    expect(links.slice(0, 2)).toEqual(['/blog', '/blog/post/21']);
    expect(body).not.toMatch(/espia|localhost|isPermaLink="true"|rel="self"/);
  });

  test('with SITE_URL its links begin with that, whatever the requested host', async () => {
    const { database, contentFolder } = api;
    const app = await buildApp({ database, contentFolder, siteUrl: 'https://drones.example' });
    const { body } = await app.inject({ url: '/api/rss.xml', headers: { 'x-forwarded-host': 'otra.example' } });
    await app.close();
    expect(linksOf(body)[0]).toBe('https://drones.example/blog');
    expect(body).not.toContain('otra.example');
  });

  test('a client that has the feed already gets 304', async () => {
    const { headers } = await api.get('/rss.xml');
    const again = await api.get('/rss.xml', { 'if-none-match': String(headers.etag) });
    expect([again.status, again.body]).toEqual([304, '']);
    expect((await api.get('/rss.xml', { 'if-none-match': `"other", W/${headers.etag}` })).status).toBe(304);
  });
});
