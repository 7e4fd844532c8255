import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { RETRY_AFTER } from './unavailable';

export type PressureSettings = {
  /** How long the event loop may be late on average over a second, in milliseconds. */
  maxEventLoopDelay: number;
};

/** The plugin looks at the event loop so often, in milliseconds. */
const LOOK_EVERY = 1000;
/** Who was behind and was not asked for so long may have recovered in between, in milliseconds. */
const FORGET_AFTER = 5 * LOOK_EVERY;

/**
 * Answers 503 at once where the process has more to do than it can: late answers would only be given up and repeated.
 * One late second is no overload: a start, a large import or a pause of the machine is over when it is measured.
 */
export async function refuseUnderPressure(
  app: FastifyInstance,
  { maxEventLoopDelay }: PressureSettings,
): Promise<void> {
  let behindSince = 0;
  let lastSeen = Number.NEGATIVE_INFINITY;
  const isBehindStill = (now: number) => {
    if (now - lastSeen > FORGET_AFTER) behindSince = now;
    lastSeen = now;
    return now - behindSince >= LOOK_EVERY;
  };
  await app.register(underPressure, {
    maxEventLoopDelay,
    sampleInterval: LOOK_EVERY,
    retryAfter: RETRY_AFTER,
    pressureHandler: async (request, reply) => {
      // Whoever asks how it is must not restart a process that is merely busy.
      if (request.routeOptions.config.isLive || !isBehindStill(performance.now())) return;
      reply.header('retry-after', RETRY_AFTER);
      throw Object.assign(new Error('The process has too much to do'), { code: 'FST_UNDER_PRESSURE' });
    },
  });
}
