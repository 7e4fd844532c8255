import type { FastifyRequest } from 'fastify';

type AskedFrom = Pick<FastifyRequest, 'host' | 'protocol'>;

/** The origin that the visitor asked for (X-Forwarded-Host and -Proto, where the site's server sent them). */
export function originOf({ host, protocol }: AskedFrom): string {
  // The answer holds links with it, so a host that no browser would send is left out.
  const known = /^[a-z0-9.:[\]_-]+$/i.test(host) ? host : 'localhost';
  return `${protocol === 'https' ? 'https' : 'http'}://${known}`;
}
