import type { FastifyReply, FastifyRequest } from 'fastify';
import { FIRST_PAINT_SCRIPT_HASH } from './document/firstPaintScript';
import { START_SCRIPT_HASH } from './document/startScript';

/**
 * What a page may do, for documents. Scripts are the site's own files and the two inline scripts by their hashes; style
 * elements are emotion's. Frames are third parties' only once the visitor asks for one.
 */
function contentSecurityPolicy(mediaOrigin: string): string {
  const media = ["'self'", mediaOrigin].filter(Boolean).join(' ');
  return [
    "default-src 'self'",
    `script-src 'self' '${FIRST_PAINT_SCRIPT_HASH}' '${START_SCRIPT_HASH}'`,
    "style-src 'self' 'unsafe-inline'",
    `img-src ${media} data:`,
    `media-src ${media}`,
    "frame-src 'self' https:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** Sets the headers that every answer of the shell carries; the API's answers bring their own policy. */
export function securityHeaders(mediaOrigin: string): (request: FastifyRequest, reply: FastifyReply) => void {
  const policy = contentSecurityPolicy(mediaOrigin);
  return (request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'strict-origin-when-cross-origin');
    if (!request.url.startsWith('/api/')) reply.header('content-security-policy', policy);
  };
}
