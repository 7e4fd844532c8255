import type { FastifyRequest } from 'fastify';

export type AskedFrom = Pick<FastifyRequest, 'host' | 'protocol'>;

/** Scheme and host that were asked for, seen from outside (X-Forwarded-Host and -Proto). */
export function originOf({ host, protocol }: AskedFrom): string {
  // A host that no browser sends must not get into a link.
  const known = /^[a-z0-9.:[\]_-]+$/i.test(host) ? host : 'localhost';
  return `${protocol === 'https' ? 'https' : 'http'}://${known}`;
}
