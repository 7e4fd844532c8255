import type { FastifyInstance } from 'fastify';

/**
 * How long an answer may stay without progress, in milliseconds. The system takes bytes in blocks of some hundred kilobytes.
 * Within two minutes a client that reads 5 kB a second makes room for one.
 */
const STALL_TIMEOUT = 120_000;

/**
 * Ends the connection of an answer that makes no progress for `timeout` milliseconds: its client does not read, or its source
 * does not go on. Every byte that the system takes counts as progress, so a slow client gets all.
 */
export function endStalledAnswers(app: FastifyInstance, timeout = STALL_TIMEOUT): void {
  app.addHook('onSend', async (request, reply) => {
    reply.raw.setTimeout(timeout, () => {
      request.log.info({ method: request.method, url: request.url }, `an answer made no progress for ${timeout} ms`);
      reply.raw.destroy();
    });
  });
}
