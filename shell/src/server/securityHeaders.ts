import type { FastifyReply, FastifyRequest } from 'fastify';
import { FIRST_PAINT_SCRIPT_HASH } from './document/firstPaintScript';
import { START_SCRIPT_HASH } from './document/startScript';

/**
 * The Content-Security-Policy of documents. It allows the site's own script files, two inline scripts by their hashes, and
 * Emotion's style elements. Frames may show any page over https.
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

/** Sets the security headers of every answer. Answers of the API have a policy of their own. */
export function securityHeaders(mediaOrigin: string): (request: FastifyRequest, reply: FastifyReply) => void {
  const policy = contentSecurityPolicy(mediaOrigin);
  return (request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'strict-origin-when-cross-origin');
    if (!request.url.startsWith('/api/')) reply.header('content-security-policy', policy);
  };
}
