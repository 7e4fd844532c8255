import type { FastifyReply, FastifyRequest } from 'fastify';

/** Answers are data. Browsers must run nothing of them, and no page may frame them. */
const POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Other sites may show pictures and videos: feed readers do, and so do sites that have this API on another host. */
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
