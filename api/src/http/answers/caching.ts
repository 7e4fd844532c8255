import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { tagOf } from 'shared-http';
import { originOf } from './origin';

/** Browsers revalidate each time. A CDN serves its copy for a minute without revalidation (RFC 9111, section 5.2.2). */
const FRESH = 'public, max-age=0, s-maxage=60';

type Kept = { payload: string; type: string; etag: string };

/** Maximum size of the cache, in characters: some hundred lists of posts. */
const MAX_KEPT = 20_000_000;

/** This process's cache of answers. `clear` empties it after an import. */
export type KeptAnswers = Pick<LRUCache<string, Kept>, 'get' | 'set' | 'clear'>;

/**
 * Caches the answers to reads for `ttl` milliseconds. Most visitors ask for the same few things, so in that time only the
 * requests before the first answer reach the database.
 */
export const keepAnswers = (ttl: number): KeptAnswers =>
  new LRUCache({ ttl, maxSize: MAX_KEPT, sizeCalculation: ({ payload }: Kept) => payload.length + 1 });

/**
 * Makes the answers to reads cacheable, and no others. A handler that sets its own `cache-control`, as for files, keeps it.
 * @fastify/etag is no substitute: it would tag refusals and the answers to forms, too.
 */
export function cacheReads(app: FastifyInstance, kept?: KeptAnswers): void {
  app.decorateRequest('kept');
  // Not in `onRequest`: the hooks there must see every request first.
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

/** The origin is part of the key, because answers contain it in the addresses of other pages. */
const keyOf = (request: FastifyRequest) => `${originOf(request)}${request.url}`;

declare module 'fastify' {
  interface FastifyRequest {
    kept?: Kept | undefined;
  }
  interface FastifyContextConfig {
    /** A health check. Its answer is never cached, and an overloaded process still gives it. */
    isLive?: boolean;
  }
}
