import { isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpRefusal } from './HttpRefusal';

/** A name, an IPv4 address or an IPv6 address in brackets, with an optional port (RFC 9110, section 7.2). */
const HOST = /^(?:\[([\da-f:.]+)\]|[a-z\d._-]+)(?::(\d*))?$/i;

/** `http://host/path`, the form that clients send to a proxy (RFC 9112, section 3.2.2). */
const ABSOLUTE = /^(https?):\/\/([^/?#\\]+)(.*)$/is;

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

/** Turns the absolute form of a request's target into `/path`. Other targets stay as they are. */
export function originForm(target: string): string {
  const { rest } = absoluteForm(target) ?? {};
  if (rest === undefined) return target;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

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

/** Whether a text is a valid `Host` header: `example.com`, `127.0.0.1:3000`, `[::1]:80`. */
export function isHost(text: string): boolean {
  const [match, ipv6, port = ''] = HOST.exec(text) ?? [];
  if (match === undefined || Number(port) > 65535) return false;
  // The URL parser also refuses addresses such as 1.2.3.999.
  return ipv6 === undefined ? URL.canParse(`http://${text}/`) : isIPv6(ipv6);
}

/** The parts of a request's target in absolute form; undefined for other targets. */
function absoluteForm(target: string): { scheme: string; authority: string; rest: string } | undefined {
  const [, scheme, authority, rest] = ABSOLUTE.exec(target) ?? [];
  return scheme && authority && rest !== undefined ? { scheme, authority, rest } : undefined;
}
