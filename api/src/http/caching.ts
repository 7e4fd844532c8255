import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Browsers ask each time whether it is still right; a CDN answers for a minute without asking (RFC 9111, section 5.2.2). */
const FRESH = 'public, max-age=0, s-maxage=60';

/**
 * Lets caches keep what reads answer, and nothing else. A handler that sets its own headers, as those of files do, is left
 * alone. @fastify/etag would tag refusals and the answers to forms, too.
 */
export function cacheReads(app: FastifyInstance): void {
  app.addHook('onSend', async ({ method, headers, routeOptions }, reply, payload) => {
    if (reply.hasHeader('cache-control')) return payload;
    const isRead = (method === 'GET' || method === 'HEAD') && reply.statusCode === 200;
    if (!isRead || routeOptions.config.isLive || typeof payload !== 'string') {
      reply.header('cache-control', 'no-store');
      return payload;
    }
    const etag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`;
    reply.header('cache-control', FRESH).header('etag', etag);
    if (!matches(headers['if-none-match'], etag)) return payload;
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return null;
  });
}

/** Whether a client has this version (RFC 9110, section 13.1.2). */
export const matches = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag) ?? false;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Tells how things are now, as health checks do: it is never cached, and answered under pressure, too. */
    isLive?: boolean;
  }
}
