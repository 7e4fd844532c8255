import type { FastifyInstance } from 'fastify';
import { cannotWrite } from './unavailable';

/** How long a write that failed counts, in milliseconds, where no other write succeeds: forms are rare. */
const LIFETIME = 30_000;

/**
 * Notes writes that the database refused. A full disk shows in nothing else, because reads go on. The returned function
 * tells whether one failed lately.
 */
export function watchFailedWrites(app: FastifyInstance): () => boolean {
  let failedAt = Number.NEGATIVE_INFINITY;
  app.addHook('onError', async (_request, _reply, error) => {
    if (cannotWrite(error)) failedAt = performance.now();
  });
  app.addHook('onResponse', async ({ method }, reply) => {
    if (method === 'POST' && reply.statusCode < 300) failedAt = Number.NEGATIVE_INFINITY;
  });
  return () => performance.now() - failedAt < LIFETIME;
}
