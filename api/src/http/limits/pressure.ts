import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { RETRY_AFTER } from './unavailable';

export type PressureSettings = {
  /** How long the event loop may be late on average over a second, in milliseconds. */
  maxEventLoopDelay: number;
};

/** Answers 503 at once where the process has more to do than it can: late answers would only be given up and repeated. */
export async function refuseUnderPressure(
  app: FastifyInstance,
  { maxEventLoopDelay }: PressureSettings,
): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay,
    retryAfter: RETRY_AFTER,
    pressureHandler: async (request, reply) => {
      // Whoever asks how it is must not restart a process that is merely busy.
      if (request.routeOptions.config.isLive) return;
      reply.header('retry-after', RETRY_AFTER);
      throw Object.assign(new Error('The process has too much to do'), { code: 'FST_UNDER_PRESSURE' });
    },
  });
}
