import type { FastifyRequest } from 'fastify';

type Sent = Pick<FastifyRequest, 'headers' | 'host'>;

/**
 * Whether a form was posted by a page of another site. Browsers say so in Sec-Fetch-Site, which no proxy in between falsifies.
 * Older ones, and all on plain http, send Origin alone. What sends neither is no browser, so no visitor was tricked.
 */
export function isFromOtherSite({ headers, host }: Sent, siteUrl: string): boolean {
  const { 'sec-fetch-site': site, origin } = headers;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (origin === undefined || origin === siteUrl) return false;
  // A proxy may pass on another Host, so the site's public address counts, too.
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
