import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { tagOf } from 'shared-http';
import { originOf } from './origin';

/** Browsers revalidate each time. A CDN serves its copy for a minute without revalidation (RFC 9111, section 5.2.2). */
const FRESH = 'public, max-age=0, s-maxage=60';

type Kept = { payload: string; type: string; etag: string };

/** Maximum size of the cache, in characters: some hundred lists of posts. */
const MAX_KEPT = 20_000_000;

/** Up to this age an answer is given again while the database is away, in milliseconds. Pages have the same limit. */
const LAST_GOOD = 24 * 60 * 60 * 1000;

/** This process's cache of answers. `clear` empties it after an import. */
export type KeptAnswers = Pick<LRUCache<string, Kept>, 'get' | 'set' | 'clear' | 'getRemainingTTL'>;

/**
 * Caches the answers to reads for `ttl` milliseconds. Most visitors ask for the same few things, so in that time only the
 * requests before the first answer reach the database. Older answers stay for times without the database.
 */
export const keepAnswers = (ttl: number): KeptAnswers =>
  new LRUCache({
    ttl,
    noDeleteOnStaleGet: true,
    maxSize: MAX_KEPT,
    sizeCalculation: ({ payload }: Kept) => payload.length + 1,
  });

/**
 * Makes the answers to reads cacheable, and no others. A handler that sets its own `cache-control`, as for files, keeps it.
 * @fastify/etag is no substitute: it would tag refusals and the answers to forms, too.
 */
export function cacheReads(app: FastifyInstance, kept?: KeptAnswers): void {
  app.decorateRequest('kept');
  app.decorateRequest('lastGood');
  // Not in `onRequest`: the hooks there must see every request first.
  app.addHook('preParsing', async (request, reply) => {
    if (request.method !== 'GET') return;
    const key = keyOf(request);
    request.kept = kept?.get(key);
    if (request.kept) return reply.type(request.kept.type).send(request.kept.payload);
    if (kept && kept.getRemainingTTL(key) > -LAST_GOOD) request.lastGood = kept.get(key, { allowStale: true });
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

/** Answers a read that failed as it was answered before. False if there is no such answer, or if it is too old. */
export function sendLastGood(request: FastifyRequest, reply: FastifyReply): boolean {
  const { lastGood } = request;
  if (!lastGood) return false;
  request.kept = lastGood;
  reply.code(200).type(lastGood.type).send(lastGood.payload);
  return true;
}

/** The origin is part of the key, because answers contain it in the addresses of other pages. */
const keyOf = (request: FastifyRequest) => `${originOf(request)}${request.url}`;

declare module 'fastify' {
  interface FastifyRequest {
    kept?: Kept | undefined;
    /** The former answer to the same read, for a time without the database. */
    lastGood?: Kept | undefined;
  }
  interface FastifyContextConfig {
    /** A health check. Its answer is never cached, and an overloaded process still gives it. */
    isLive?: boolean;
  }
}
