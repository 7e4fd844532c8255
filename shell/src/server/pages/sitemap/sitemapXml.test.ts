/** @jest-environment node */
import { fitTogether, LIMITS, sitemapIndex, sitemapParts, urlset } from './sitemapXml';

const SITE = 'https://s.example';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

test('the limits are the protocol’s: 50,000 entries and 50 MB, less the XML around them', () => {
  expect(LIMITS).toEqual({ count: 50_000, bytes: 52_427_776 });
});

test('a sitemap has the pages of its parts, an index the parts; both are XML', () => {
  const parts = sitemapParts([{ path: '/a' }, { path: '/b?x=1&y=<2>', lastModified: '2026-01-01' }], SITE);
  expect(urlset(parts)).toBe(
    `${HEAD}<urlset ${SPACE}><url><loc>${SITE}/a</loc></url>` +
      `<url><loc>${SITE}/b?x=1&amp;y=&lt;2&gt;</loc><lastmod>2026-01-01</lastmod></url></urlset>\n`,
  );
  expect(sitemapIndex([`${SITE}/1.xml`, `${SITE}/2.xml?a&b`])).toBe(
    `${HEAD}<sitemapindex ${SPACE}><sitemap><loc>${SITE}/1.xml</loc></sitemap>` +
      `<sitemap><loc>${SITE}/2.xml?a&amp;b</loc></sitemap></sitemapindex>\n`,
  );
});

test('a part is filled to its last byte and its last page', () => {
  const pages = ['/a', '/b', '/c', '/d'].map((path) => ({ path }));
  const each = Buffer.byteLength(`<url><loc>${SITE}/a</loc></url>`);
  const counts = (limits: typeof LIMITS) => sitemapParts(pages, SITE, limits).map(({ count }) => count);
  expect(counts({ count: 9, bytes: 2 * each })).toEqual([2, 2]);
  expect(counts({ count: 9, bytes: 2 * each - 1 })).toEqual([1, 1, 1, 1]);
  expect(counts({ count: 3, bytes: 9 * each })).toEqual([3, 1]);
  // An entry that exceeds the limit gets its own part.
  expect(counts({ count: 9, bytes: 1 })).toEqual([1, 1, 1, 1]);
  expect(sitemapParts([], SITE)).toEqual([]);
});

test('parts share a file while their pages and bytes fit', () => {
  const parts = [
    { entries: '', count: 2, bytes: 30 },
    { entries: '', count: 3, bytes: 40 },
  ];
  expect(fitTogether(parts, { count: 5, bytes: 70 })).toBe(true);
  expect(fitTogether(parts, { count: 4, bytes: 70 })).toBe(false);
  expect(fitTogether(parts, { count: 5, bytes: 69 })).toBe(false);
  expect(fitTogether([])).toBe(true);
});
