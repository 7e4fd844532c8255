import type { FastifyRequest } from 'fastify';

type Sent = Pick<FastifyRequest, 'headers' | 'host'>;

/**
 * Whether a page of another site sent a form or a report. Browsers say so in Sec-Fetch-Site, which no proxy changes. Older
 * browsers, and all on plain HTTP, send only Origin. A client that sends neither is no browser, so no visitor was tricked.
 */
export function isFromOtherSite({ headers, host }: Sent, siteUrl: string): boolean {
  const { 'sec-fetch-site': site, origin } = headers;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (origin === undefined || origin === siteUrl) return false;
  // A proxy may send another Host, so the site's public address is accepted, too.
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
