import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { tagOf } from 'shared-http';
import { originOf } from './origin';

/** Browsers ask each time whether it is still right; a CDN answers for a minute without asking (RFC 9111, section 5.2.2). */
const FRESH = 'public, max-age=0, s-maxage=60';

type Kept = { payload: string; type: string; etag: string };

/** In bytes: some hundred lists of posts. */
const MAX_KEPT = 20_000_000;

/** Answers that this process gives again; `clear` forgets them, after an import. */
export type KeptAnswers = Pick<LRUCache<string, Kept>, 'get' | 'set' | 'clear'>;

/**
 * Keeps the answers of reads for so many milliseconds. Most visitors ask the same few things, so in that time the database
 * is asked for each only by the requests that come before its first answer.
 */
export const keepAnswers = (ttl: number): KeptAnswers =>
  new LRUCache({ ttl, maxSize: MAX_KEPT, sizeCalculation: ({ payload }: Kept) => payload.length + 1 });

/**
 * Lets caches keep what reads answer, and nothing else. A handler that sets its own headers, as those of files do, is left
 * alone. @fastify/etag would tag refusals and the answers to forms, too.
 */
export function cacheReads(app: FastifyInstance, kept?: KeptAnswers): void {
  app.decorateRequest('kept');
  // Not at once: the hooks that look at every request come first.
  app.addHook('preParsing', async (request, reply) => {
    if (request.method !== 'GET') return;
    request.kept = kept?.get(keyOf(request));
    if (request.kept) return reply.type(request.kept.type).send(request.kept.payload);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const { method, routeOptions } = request;
    if (reply.hasHeader('cache-control')) return payload;
    const isRead = (method === 'GET' || method === 'HEAD') && reply.statusCode === 200;
    if (!isRead || routeOptions.config.isLive || typeof payload !== 'string') {
      reply.header('cache-control', 'no-store');
      return payload;
    }
    const etag = request.kept?.etag ?? tagOf(payload);
    if (kept && method === 'GET' && !request.kept) {
      kept.set(keyOf(request), { payload, type: String(reply.getHeader('content-type')), etag });
    }
    reply.header('cache-control', FRESH).header('etag', etag);
    return payload;
  });
}

/** Answers hold the origin that was asked for, in the addresses of other pages. */
const keyOf = (request: FastifyRequest) => `${originOf(request)}${request.url}`;

declare module 'fastify' {
  interface FastifyRequest {
    kept?: Kept | undefined;
  }
  interface FastifyContextConfig {
    /** Tells how things are now, as health checks do: it is never cached, and answered under pressure, too. */
    isLive?: boolean;
  }
}
