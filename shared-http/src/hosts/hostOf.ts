import type { FastifyRequest } from 'fastify';

type Asked = Pick<FastifyRequest, 'host'> & { socket: { localAddress?: string; localPort?: number } };

/**
 * The host that the client asked for, with its port. HTTP/1.0 needs no `Host` header; the local address of the connection
 * then serves as the host.
 */
export function hostOf({ host, socket: { localAddress = 'localhost', localPort } }: Asked): string {
  if (host !== '') return host;
  const address = localAddress.replace(/^::ffff:(?=\d+\.)/i, '');
  return `${address.includes(':') ? `[${address}]` : address}:${localPort ?? 80}`;
}
