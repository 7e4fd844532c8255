import { firstCharacters } from '@tramuntana/contracts';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import { RequestRefused } from '../../RequestRefused';

/** Browsers report here the content that a page's Content-Security-Policy has refused. */
export const CSP_REPORTS_PATH = '/csp-reports';

/** The longest body, in bytes. Browsers send several reports in one. */
const BODY_LIMIT = 16 * 1024;
/** How many reports are logged in a window, of one visitor and of all, and the window's length in milliseconds. */
const OF_ONE = 20;
const OF_ALL = 200;
const WINDOW = 60_000;
/** How many visitors are counted at a time. */
const MAX_VISITORS = 10_000;
/** How much of a report's text is logged, in characters. */
const MAX_TEXT = 200;

const text = z.pipe(
  z._default(z.string(), ''),
  // The query is cut off, because a visitor's search terms are private.
  z.transform((address: string) => firstCharacters(address.split(/[?#]/, 1)[0] ?? '', MAX_TEXT)),
);

/** One report as `report-uri` sends it, for Firefox and Safari. */
const older = z.object({
  'csp-report': z.object({ 'document-uri': text, 'blocked-uri': text, 'effective-directive': text }),
});
/** Several reports of the Reporting API, as `report-to` sends them. */
const newer = z.array(
  z.object({
    type: z.literal('csp-violation'),
    body: z.object({ documentURL: text, blockedURL: text, effectiveDirective: text }),
  }),
);

/**
 * Logs the content that browsers refused to load or run: a mistake of ours, or an attack. Reports are limited, because
 * anybody can send them and each is a line in the log.
 */
export async function cspReportsRoute(app: FastifyInstance): Promise<void> {
  const isLogged = limit();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, body),
  );

  app.post<{ Body?: string }>(CSP_REPORTS_PATH, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const reports = readReports(request.body);
    if (!reports) throw new RequestRefused(400, 'a report is JSON as the Content-Security-Policy describes it');
    for (const report of reports) {
      if (!isLogged(request.ip)) throw new RequestRefused(429, 'too many reports of refused content in a minute');
      request.log.warn(report, 'a browser refused content of a page');
    }
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}

/** Counts reports in windows that begin with the first report. Returns whether a visitor's next report is logged. */
function limit(): (visitor: string) => boolean {
  const counts = new LRUCache<string, number>({ max: MAX_VISITORS, ttl: WINDOW });
  const isBelow = (key: string, most: number) => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count, { noUpdateTTL: true });
    return count <= most;
  };
  return (visitor) => isBelow(`of ${visitor}`, OF_ONE) && isBelow('all', OF_ALL);
}

function readReports(body: string | undefined) {
  const value = parseJson(body);
  const one = z.safeParse(older, value).data?.['csp-report'];
  if (one) {
    return [{ page: one['document-uri'], blocked: one['blocked-uri'], directive: one['effective-directive'] }];
  }
  return z
    .safeParse(newer, value)
    .data?.map(({ body: { documentURL: page, blockedURL: blocked, effectiveDirective: directive } }) => ({
      page,
      blocked,
      directive,
    }));
}

function parseJson(json: string | undefined): unknown {
  try {
    return JSON.parse(json ?? '');
  } catch {
    return undefined;
  }
}
