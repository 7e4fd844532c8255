import type { Post } from '@tramuntana/contracts';
import type { FastifyReply } from 'fastify';
import { rss } from '../feed/rss';

/** More posts than are written between two visits of a feed reader. */
export const FEED_SIZE = 20;

const TEN_MINUTES = 'public, max-age=600';

export const getFeed = {
  tags: ['Blog'],
  summary: `Los ${FEED_SIZE} artículos más recientes como RSS 2.0`,
  produces: ['application/rss+xml'],
};

/**
 * Sends the feed. Without SITE_URL its links are paths. Caches give the same answer to everybody, so it must not contain the
 * Host of one request.
 */
export const sendFeed = (reply: FastifyReply, posts: readonly Post[], siteUrl = '') =>
  reply.header('cache-control', TEN_MINUTES).type('application/rss+xml; charset=utf-8').send(rss(posts, siteUrl));
