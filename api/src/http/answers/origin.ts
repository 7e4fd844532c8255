import type { FastifyRequest } from 'fastify';
import { hostOf } from 'shared-http';

export type AskedFrom = Pick<FastifyRequest, 'host' | 'protocol' | 'socket'>;

/** The origin that the visitor asked for (X-Forwarded-Host and -Proto, where the site's server sent them). */
export const originOf = (request: AskedFrom): string =>
  new URL(`${request.protocol === 'https' ? 'https' : 'http'}://${hostOf(request)}`).origin;
