import type { SitePage } from '@tramuntana/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LIST_RETRY, type PageLists } from '../../pages/sitemap/PageLists';
import {
  fitTogether,
  LIMITS,
  type SitemapPart,
  sitemapIndex,
  sitemapParts,
  urlset,
} from '../../pages/sitemap/sitemapXml';
import { RequestRefused } from '../../RequestRefused';
import type { Releases } from '../documents/Pages';
import { sendFailure } from '../failures/sendFailure';

type Options = { registry: Releases; lists: Pick<PageLists, 'of'>; siteUrl: string; limits?: typeof LIMITS };

/** One hour, because search engines rarely read it and also find new pages by links. */
const MAX_AGE = 'public, max-age=3600';
const WITHOUT_ADDRESS = 'there is no sitemap without SITE_URL: its addresses must be absolute';

/**
 * `/sitemap.xml` lists all pages if every remote has listed its pages and they fit into one file. Otherwise it is an index
 * of parts, `/sitemap/<remote>/<n>.xml`. A failed remote's part answers 503 until there is a list. No cache may keep the
 * index until then.
 */
export function sitemapRoutes(app: FastifyInstance, { registry, lists, siteUrl, limits = LIMITS }: Options): void {
  const written = new WeakMap<readonly SitePage[], SitemapPart[]>();
  const partsOf = (pages: readonly SitePage[]) => {
    const parts = written.get(pages) ?? sitemapParts(pages, siteUrl, limits);
    written.set(pages, parts);
    return parts;
  };
  const send = (reply: FastifyReply, xml: string, cacheControl = MAX_AGE) =>
    reply.header('cache-control', cacheControl).type('application/xml').send(xml);

  app.get('/sitemap.xml', async (_request, reply) => {
    if (!siteUrl) throw new RequestRefused(404, WITHOUT_ADDRESS);
    const remotes = await Promise.all(
      registry.current().remotes.map(async (remote) => ({ name: remote.name, pages: await lists.of(remote) })),
    );
    const complete = remotes.every(({ pages }) => pages);
    const parts = remotes.flatMap(({ pages }) => (pages ? partsOf(pages) : []));
    if (complete && fitTogether(parts, limits)) return send(reply, urlset(parts));
    const addresses = remotes.flatMap(({ name, pages }) => {
      const count = pages ? partsOf(pages).length : 1;
      return Array.from({ length: count }, (_, index) => `${siteUrl}/sitemap/${name}/${index + 1}.xml`);
    });
    return send(reply, sitemapIndex(addresses), complete ? MAX_AGE : 'no-store');
  });

  app.get<{ Params: { remote: string; part: string } }>('/sitemap/:remote/:part.xml', async (request, reply) => {
    if (!siteUrl) throw new RequestRefused(404, WITHOUT_ADDRESS);
    const remote = registry.current().remotes.find(({ name }) => name === request.params.remote);
    if (!remote) throw new RequestRefused(404, `no remote is called ${request.params.remote}`);
    const pages = await lists.of(remote);
    if (!pages) return sendFailure(reply, 503, { retryAfter: LIST_RETRY / 1000 });
    const part = /^[1-9]\d*$/.test(request.params.part) && partsOf(pages)[Number(request.params.part) - 1];
    if (!part) throw new RequestRefused(404, `the sitemap of ${remote.name} has no part ${request.params.part}`);
    return send(reply, urlset([part]));
  });
}
