import type { FastifyReply, FastifyRequest } from 'fastify';

/** Nothing of an answer is run, and no page frames it: it is data. */
const POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Pictures and videos may be shown by other sites: feed readers do, and sites with this API on another host. */
const isMedia = (url: string) => url.startsWith('/api/files/');

/** Sets the headers that keep browsers from running or embedding an answer. A page with headers of its own keeps them. */
export function setProtectiveHeaders({ url }: Pick<FastifyRequest, 'url'>, reply: FastifyReply): void {
  const headers = {
    'x-content-type-options': 'nosniff',
    'content-security-policy': POLICY,
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': isMedia(url) ? 'cross-origin' : 'same-origin',
  };
  for (const [name, value] of Object.entries(headers)) if (!reply.hasHeader(name)) reply.header(name, value);
}
