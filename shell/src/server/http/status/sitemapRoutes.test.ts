/** @jest-environment node */
import type { SitePage } from '@tramuntana/contracts';
import { aLiveRemote } from '../../../testing/aLiveRemote';
import { fitTogether, LIMITS, sitemapParts } from '../../pages/sitemap/sitemapXml';
import { aServer, someReleases } from '../../testing/aServer';
import { sitemapRoutes } from './sitemapRoutes';

const SITE = 'https://tramuntana.example';
const pagesOf = (mount: string, count: number): SitePage[] =>
  Array.from({ length: count }, (_, index) => ({ path: `${mount}/${index + 1}` }));

function aSite(lists: Record<string, SitePage[] | undefined>, { siteUrl = SITE, count = 3 } = {}) {
  const registry = someReleases(...Object.keys(lists).map((name) => aLiveRemote({ name })));
  return aServer((app) =>
    sitemapRoutes(app, {
      registry,
      lists: { of: async ({ name }) => lists[name] },
      siteUrl,
      limits: { ...LIMITS, count },
    }),
  );
}

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);

test('pages that fit into one file are one list', async () => {
  const app = aSite({
    'mfe-blog': [{ path: '/blog?a=1&b=2', lastModified: '2026-01-01' }],
    'mfe-media': pagesOf('/m', 2),
  });
  const { body, headers } = await app.inject('/sitemap.xml');
  expect(body).toContain('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
  expect(body).toContain(`<loc>${SITE}/blog?a=1&amp;b=2</loc><lastmod>2026-01-01</lastmod>`);
  expect(locations(body)).toHaveLength(3);
  expect([headers['content-type'], headers['cache-control']]).toEqual(['application/xml', 'public, max-age=3600']);
});

test('more pages become an index of parts, with every page once', async () => {
  const app = aSite({ 'mfe-blog': pagesOf('/blog', 7), 'mfe-media': pagesOf('/media', 1), 'mfe-shop': [] });
  const { body, headers } = await app.inject('/sitemap.xml');
  const parts = locations(body);
  expect(body).toContain('<sitemapindex ');
  expect(headers['cache-control']).toBe('public, max-age=3600');
  expect(parts).toEqual(
    ['mfe-blog/1', 'mfe-blog/2', 'mfe-blog/3', 'mfe-media/1'].map((part) => `${SITE}/sitemap/${part}.xml`),
  );
  const listed = await Promise.all(parts.map(async (part) => (await app.inject((part ?? '').slice(SITE.length))).body));
  expect(listed.flatMap(locations)).toEqual(
    [...pagesOf('/blog', 7), ...pagesOf('/media', 1)].map(({ path }) => SITE + path),
  );
});

test('a remote without a list fails only its own part, and no cache keeps the index', async () => {
  const app = aSite({ 'mfe-blog': undefined, 'mfe-media': pagesOf('/media', 1) });
  const { body, headers } = await app.inject('/sitemap.xml');
  expect(locations(body)).toEqual([`${SITE}/sitemap/mfe-blog/1.xml`, `${SITE}/sitemap/mfe-media/1.xml`]);
  expect(headers['cache-control']).toBe('no-store');
  const failed = await app.inject('/sitemap/mfe-blog/1.xml');
  expect([failed.statusCode, failed.headers['retry-after']]).toEqual([503, '60']);
  expect((await app.inject('/sitemap/mfe-media/1.xml')).statusCode).toBe(200);
});

test.each([
  'mfe-blog/2',
  'mfe-blog/0',
  'mfe-blog/01',
  'mfe-blog/1x',
  'mfe-blog/x1',
  'mfe-blog/x',
  'mfe-none/1',
  'constructor/1',
])('there is no part %s', async (part) => {
  const { statusCode } = await aSite({ 'mfe-blog': pagesOf('/blog', 1) }).inject(`/sitemap/${part}.xml`);
  expect(statusCode).toBe(404);
});

test('without the address of the site there is no sitemap', async () => {
  const app = aSite({ 'mfe-blog': pagesOf('/blog', 1) }, { siteUrl: '' });
  expect((await app.inject('/sitemap.xml')).statusCode).toBe(404);
  expect((await app.inject('/sitemap/mfe-blog/1.xml')).statusCode).toBe(404);
});

test('a part stays within its limit of bytes', () => {
  const limits = { count: 100, bytes: 200 };
  const parts = sitemapParts(pagesOf('/blog/ñ', 10), SITE, limits);
  expect(parts.map(({ entries }) => Buffer.byteLength(entries))).toEqual(parts.map(({ bytes }) => bytes));
  expect(Math.max(...parts.map(({ bytes }) => bytes))).toBeLessThanOrEqual(200);
  expect(fitTogether(parts, limits)).toBe(false);
  expect(sitemapParts(pagesOf('/blog', 100_000), SITE).map(({ count }) => count)).toEqual([50_000, 50_000]);
});
