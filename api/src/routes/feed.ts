import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Post } from 'shared-contracts';
import { rss } from '../feed/rss';
import { matches, sendNotModified, tagOf } from '../http/answers/caching';

/** More posts than are written between two visits of a feed reader. */
export const FEED_SIZE = 20;

const TEN_MINUTES = 'public, max-age=600';

export const getFeed = {
  tags: ['Blog'],
  summary: `Los ${FEED_SIZE} artículos más recientes como RSS 2.0`,
  produces: ['application/rss+xml'],
};

/**
 * Sends the feed, or 304 where the program has it already. Without SITE_URL its links are paths: caches keep the answer for
 * everybody, so the Host of one request must not be in it.
 */
export function sendFeed(request: FastifyRequest, reply: FastifyReply, posts: readonly Post[], siteUrl = '') {
  const feed = rss(posts, siteUrl);
  const etag = tagOf(feed);
  reply.header('etag', etag).header('cache-control', TEN_MINUTES);
  if (matches(request.headers['if-none-match'], etag)) return sendNotModified(reply);
  return reply.type('application/rss+xml; charset=utf-8').send(feed);
}
