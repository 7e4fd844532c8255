import type { FastifyInstance } from 'fastify';
import type { SitePage } from 'shared-contracts';
import { escapeHtml } from '../../shared/composition/escape';
import { documentAssets } from '../document/documentAssets';
import type { ReleaseRegistry } from '../registry/ReleaseRegistry';
import type { RenderPool } from '../threads/RenderPool';

type Options = { registry: ReleaseRegistry; pool: RenderPool; siteUrl: string };

/** An hour: search engines read these seldom, and a new page is linked from the site anyhow. */
const MAX_AGE = 'public, max-age=3600';

/** What search engines and home screens read: sitemap, robots and web manifest. */
export function discoveryRoutes(app: FastifyInstance, { registry, pool, siteUrl }: Options): void {
  app.get('/sitemap.xml', async (_request, reply) => {
    const { remotes } = await registry.current();
    const lists = await Promise.all(
      remotes
        .filter(({ status }) => status === 'available')
        .map((remote) =>
          pool.listPages(remote).catch((error: unknown) => {
            app.log.error({ err: error, remote: remote.name }, 'remote left out of the sitemap');
            return [];
          }),
        ),
    );
    return reply.header('cache-control', MAX_AGE).type('application/xml').send(sitemap(lists.flat(), siteUrl));
  });

  app.get('/robots.txt', (_request, reply) =>
    reply
      .header('cache-control', MAX_AGE)
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`),
  );

  app.get('/site.webmanifest', (_request, reply) =>
    reply.header('cache-control', MAX_AGE).type('application/manifest+json').send(WEB_MANIFEST),
  );
}

/** https://www.sitemaps.org/protocol.html */
function sitemap(pages: readonly SitePage[], siteUrl: string): string {
  const entries = pages.map(({ path, lastModified }) => {
    const changed = lastModified ? `<lastmod>${escapeHtml(lastModified)}</lastmod>` : '';
    return `<url><loc>${escapeHtml(siteUrl + path)}</loc>${changed}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`;
}

const WEB_MANIFEST = JSON.stringify({
  name: 'Tramuntana Drones',
  short_name: 'Tramuntana',
  lang: 'es',
  start_url: '/',
  display: 'browser',
  background_color: '#fbf8f3',
  theme_color: '#10212b',
  icons: [
    { src: documentAssets.icon192, sizes: '192x192', type: 'image/png' },
    { src: documentAssets.icon512, sizes: '512x512', type: 'image/png' },
    { src: documentAssets.favicon, sizes: 'any', type: 'image/svg+xml' },
  ],
});
