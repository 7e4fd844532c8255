import type { IncomingHttpHeaders } from 'node:http';

/** Headers of one connection, besides those that its `Connection` header names (RFC 9110, section 7.6.1). */
const HOP_BY_HOP = ['connection', 'keep-alive', 'proxy-connection', 'te', 'transfer-encoding', 'upgrade'];

/** The headers of a message without those of its connection, which a gateway must not pass on. */
export function endToEndHeaders<Headers extends IncomingHttpHeaders>(headers: Headers): Headers {
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  const left = Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name) && !named.includes(name));
  return Object.fromEntries(left) as Headers;
}
