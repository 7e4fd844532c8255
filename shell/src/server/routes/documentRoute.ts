import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from '../pages/EncodedDocument';
import type { HtmlCache } from '../pages/HtmlCache';
import type { ComposedPage, PageComposer } from '../pages/PageComposer';
import type { ReleaseRegistry } from '../registry/ReleaseRegistry';

type Options = { registry: ReleaseRegistry; composer: PageComposer; cache: HtmlCache };

/** Every page of the site. A slash at the end leads to the address without it, so that a page has one address. */
export function documentRoute(app: FastifyInstance, { registry, composer, cache }: Options): void {
  app.get('/*', async (request, reply) => {
    const url = request.raw.url ?? '/';
    const [pathname = '/', search] = splitSearch(url);
    if (pathname.length > 1 && pathname.endsWith('/')) {
      // Never `//host`: a browser would take it for another site.
      return reply.redirect(`/${pathname.replace(/^\/+|\/+$/g, '')}${search}`, 301);
    }
    const snapshot = await registry.current();
    const page: ComposedPage = await cache.page(url, snapshot.revision, () => composer.compose(url, snapshot));
    if (page.location) return reply.redirect(page.location, page.status);
    return sendDocument(request, reply, page);
  });
}

function splitSearch(url: string): [string, string] {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)];
}

/** Sends a page in the encoding asked for; what a browser or CDN already has is answered with 304 (RFC 9110, section 13). */
export async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { document, status, keep }: ComposedPage,
) {
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  reply.header('vary', 'Accept-Encoding');
  reply.header('cache-control', keep ? 'public, max-age=0, must-revalidate' : 'no-store');
  if (keep) {
    // Weak: the same page in another encoding is the same page.
    const etag = `W/${document.etag}`;
    reply.header('etag', etag);
    if (status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send();
  }
  if (status === 503) reply.header('retry-after', '10');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .send(await document.body(encoding));
}
