import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpRefusal } from '../HttpRefusal';
import { isHost } from './isHost';
import { absoluteForm } from './originForm';

/**
 * Answers 400 to a request with several `Host` lines or an invalid host (RFC 9112, section 3.2). A trusted proxy's
 * `X-Forwarded-Host` must be valid, too. An absolute target must name the header's host, because programs on the way differ
 * in which of the two they read.
 */
export function refuseWrongHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const problem = problemOf(request);
    if (problem) throw new HttpRefusal(400, problem);
  });
}

function problemOf({ raw: { rawHeaders, headers }, host, originalUrl }: FastifyRequest): string | undefined {
  const lines = rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host');
  if (lines.length > 1) return 'the request has several Host lines';
  if (headers.host !== undefined && !isHost(headers.host)) return 'the Host header names no host';
  // Fastify reads this header only from trusted proxies, and treats an empty one as missing.
  const isForwarded = host !== (headers.host ?? '');
  if ((isForwarded && !isHost(host)) || headers['x-forwarded-host'] === '') return 'X-Forwarded-Host names no host';
  const target = absoluteForm(originalUrl);
  if (target && headers.host !== undefined && !isSameHost(target, headers.host))
    return 'the target and the Host header name two hosts';
  return undefined;
}

function isSameHost({ scheme, authority }: { scheme: string; authority: string }, host: string): boolean {
  const hostAt = (text: string) => URL.parse(`${scheme}://${text}`)?.host;
  return isHost(authority) && hostAt(authority) === hostAt(host);
}
