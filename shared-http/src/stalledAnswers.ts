import type { FastifyInstance } from 'fastify';

/**
 * Timeout for an answer without progress, in milliseconds. The system takes bytes in blocks of some hundred kilobytes. A
 * client that reads 5 kB a second makes room for a block within two minutes.
 */
const STALL_TIMEOUT = 120_000;

/**
 * Ends the connection of an answer that makes no progress for `timeout` milliseconds: its client does not read, or its
 * source is stuck. Every byte that the system takes counts as progress, so a slow client gets the whole answer.
 */
export function endStalledAnswers(app: FastifyInstance, timeout = STALL_TIMEOUT): void {
  app.addHook('onSend', async (request, reply) => {
    reply.raw.setTimeout(timeout, () => {
      request.log.info({ method: request.method, url: request.url }, `an answer made no progress for ${timeout} ms`);
      reply.raw.destroy();
    });
  });
}
