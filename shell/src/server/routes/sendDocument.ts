import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from '../pages/acceptedEncoding';
import type { ComposedPage } from '../pages/PageComposer';

/** When a browser may try again after a 503, in seconds. */
const RETRY_AFTER = '10';

/**
 * Sends a page, or data with the same lifetime, in an encoding that the client accepts. Answers 304 if the client already
 * has it (RFC 9110, section 13).
 */
export async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { document, status, keep }: ComposedPage,
  type = 'text/html; charset=utf-8',
) {
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  reply.header('vary', 'Accept-Encoding');
  reply.header('cache-control', keep ? 'public, max-age=0, must-revalidate' : 'no-store');
  if (keep) {
    // The tag is weak, because it is the same for all encodings of a page.
    const etag = `W/${document.etag}`;
    reply.header('etag', etag);
    if (status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send();
  }
  if (status === 503) reply.header('retry-after', RETRY_AFTER);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .code(status)
    .type(type)
    .send(await document.body(encoding));
}
