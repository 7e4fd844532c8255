import type { SitePage } from '@tramuntana/contracts';
import { escapeHtml } from '../../../shared/composition/page/escape';

/** The limits of one file (https://www.sitemaps.org/protocol.html#index), with 1 kB left for the XML around entries. */
export const LIMITS = { count: 50_000, bytes: 50 * 1024 * 1024 - 1024 };

/** The entries of one file, as XML. */
export type SitemapPart = { entries: string; count: number; bytes: number };

/** The entries of a list of pages, in as many parts as the limits require. */
export function sitemapParts(pages: readonly SitePage[], siteUrl: string, limits = LIMITS): SitemapPart[] {
  const parts: SitemapPart[] = [];
  let texts: string[] = [];
  let bytes = 0;
  const finish = () => {
    parts.push({ entries: texts.join(''), count: texts.length, bytes });
    texts = [];
    bytes = 0;
  };
  for (const page of pages) {
    const text = entry(page, siteUrl);
    const length = Buffer.byteLength(text);
    if (texts.length > 0 && (texts.length === limits.count || bytes + length > limits.bytes)) finish();
    texts.push(text);
    bytes += length;
  }
  if (texts.length > 0) finish();
  return parts;
}

/** Whether parts fit together into one file. */
export function fitTogether(parts: readonly SitemapPart[], limits = LIMITS): boolean {
  const sum = (pick: (part: SitemapPart) => number) => parts.reduce((total, part) => total + pick(part), 0);
  return sum(({ count }) => count) <= limits.count && sum(({ bytes }) => bytes) <= limits.bytes;
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const file = (element: string, content: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${element} xmlns="${NAMESPACE}">${content}</${element}>\n`;

/** A sitemap with the entries of these parts. */
export const urlset = (parts: readonly SitemapPart[]): string =>
  file('urlset', parts.map(({ entries }) => entries).join(''));

/** A sitemap of sitemaps, by their absolute addresses. */
export const sitemapIndex = (addresses: readonly string[]): string =>
  file('sitemapindex', addresses.map((address) => `<sitemap><loc>${escapeHtml(address)}</loc></sitemap>`).join(''));

function entry({ path, lastModified }: SitePage, siteUrl: string): string {
  const changed = lastModified ? `<lastmod>${escapeHtml(lastModified)}</lastmod>` : '';
  return `<url><loc>${escapeHtml(siteUrl + path)}</loc>${changed}</url>`;
}
