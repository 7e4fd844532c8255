import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ComposedPage } from '../../pages/PageComposer';
import type { Audience } from '../../visitors/VisitorSets';
import { acceptedEncoding } from '../acceptedEncoding';

/** When a browser may try again after a 503, in seconds. */
const RETRY_AFTER = '10';

const HTML = 'text/html; charset=utf-8';

type Options = { audience?: Audience; type?: string };

/** Sends a page, or data with the same lifetime, in an encoding that the client accepts. */
export async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { document, status, keep }: ComposedPage,
  { audience = 'everyone', type = HTML }: Options = {},
) {
  reply.styleHashes = document.styleHashes;
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  reply.header('vary', audience === 'everyone' ? 'Accept-Encoding' : 'Accept-Encoding, Cookie');
  const scope = audience === 'this-browser' ? 'private' : 'public';
  const isKept = keep && audience !== 'nobody';
  reply.header('cache-control', isKept ? `${scope}, max-age=0, must-revalidate` : 'no-store');
  if (audience === 'nobody') reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
  // The tag is weak, because it is the same for all encodings of a page.
  if (isKept) reply.header('etag', `W/${document.etag}`);
  if (status === 503) reply.header('retry-after', RETRY_AFTER);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .code(status)
    .type(type)
    .send(await document.body(encoding));
}

/** Redirects to another address. Visitors of another release may get another redirect. */
export function sendRedirect(
  reply: FastifyReply,
  { location = '/', status }: Pick<ComposedPage, 'location' | 'status'>,
  audience: Audience = 'everyone',
) {
  if (audience !== 'everyone') reply.header('vary', 'Cookie').header('cache-control', 'no-store');
  return reply.redirect(location, status);
}
