import type { FastifyInstance } from 'fastify';
import { cannotWrite } from './unavailable';

/** A failed write counts until another write succeeds, or for so many milliseconds, because forms are rare. */
const LIFETIME = 30_000;

/**
 * Watches for writes that the database refused. On a full disk reads still succeed, so nothing else shows the failure. The
 * returned function tells whether a write failed lately.
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
