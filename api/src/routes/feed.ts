import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Post } from 'shared-contracts';
import { rss } from '../feed/rss';

/** Programs ask every hour or so: this many posts are more than anybody writes between two visits. */
export const FEED_SIZE = 20;

const A_WHILE = 'public, max-age=600';

export const getFeed = {
  tags: ['Blog'],
  summary: `Los ${FEED_SIZE} artículos más recientes como RSS 2.0`,
  produces: ['application/rss+xml'],
};

/**
 * Answers with the feed, or that it has not changed. Without SITE_URL its links are paths: the Host of a request must not get
 * into an answer that caches keep for everybody.
 */
export function sendFeed(request: FastifyRequest, reply: FastifyReply, posts: readonly Post[], siteUrl = '') {
  const feed = rss(posts, siteUrl);
  const etag = `"${createHash('sha256').update(feed).digest('base64url').slice(0, 22)}"`;
  reply.header('etag', etag).header('cache-control', A_WHILE);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type('application/rss+xml; charset=utf-8').send(feed);
}
