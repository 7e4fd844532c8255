import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { RETRY_AFTER } from './unavailable';

export type PressureSettings = {
  /** Maximum average delay of the event loop over a second, in milliseconds. */
  maxEventLoopDelay: number;
};

/** How often the plugin samples the event loop, in milliseconds. */
const LOOK_EVERY = 1000;
/** After so many milliseconds without a late request, an earlier delay is forgotten: the process may have recovered. */
const FORGET_AFTER = 5 * LOOK_EVERY;

/**
 * Answers 503 at once while the process is overloaded: clients would give up on late answers and repeat their requests.
 * One late second is no overload, because a start, an import or a pause of the machine is over when it is measured.
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
      // Health checks get their answer, so that no supervisor restarts a process that is merely busy.
      if (request.routeOptions.config.isLive || !isBehindStill(performance.now())) return;
      reply.header('retry-after', RETRY_AFTER);
      throw Object.assign(new Error('The process has too much to do'), { code: 'FST_UNDER_PRESSURE' });
    },
  });
}
