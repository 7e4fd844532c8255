import { isIPv6 } from 'node:net';

/** A name, an IPv4 address or an IPv6 address in brackets, with an optional port (RFC 9110, section 7.2). */
const HOST = /^(?:\[([\da-f:.]+)\]|[a-z\d._-]+)(?::(\d*))?$/i;

/** Whether a text is a valid `Host` header: `example.com`, `127.0.0.1:3000`, `[::1]:80`. */
export function isHost(text: string): boolean {
  const [match, ipv6, port = ''] = HOST.exec(text) ?? [];
  if (match === undefined || Number(port) > 65535) return false;
  // The URL parser also refuses addresses such as 1.2.3.999.
  return ipv6 === undefined ? URL.canParse(`http://${text}/`) : isIPv6(ipv6);
}
