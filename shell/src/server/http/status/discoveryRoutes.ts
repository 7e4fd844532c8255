import type { FastifyInstance } from 'fastify';
import { documentAssets } from '../../pages/document/documentAssets';

/** One hour, because programs rarely read these. */
const MAX_AGE = 'public, max-age=3600';

/** Files that programs request without a link, besides the sitemap: robots.txt, the web manifest and the icon. */
export function discoveryRoutes(app: FastifyInstance, siteUrl: string): void {
  // The address of a sitemap must be absolute (https://www.sitemaps.org/protocol.html#submit_robots).
  const sitemap = siteUrl ? `\nSitemap: ${siteUrl}/sitemap.xml\n` : '';

  app.get('/robots.txt', (_request, reply) =>
    reply
      .header('cache-control', MAX_AGE)
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nAllow: /\n${sitemap}`),
  );

  // Browsers request it for documents that name no icon, such as robots.txt.
  app.get('/favicon.ico', (_request, reply) =>
    reply.header('cache-control', MAX_AGE).redirect(documentAssets.icon192, 302),
  );

  app.get('/site.webmanifest', (_request, reply) =>
    reply.header('cache-control', MAX_AGE).type('application/manifest+json').send(WEB_MANIFEST),
  );
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
