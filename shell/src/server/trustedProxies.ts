import { BlockList, isIP } from 'node:net';
import { readWholeNumber } from '@tramuntana/contracts';

/** Fastify's names for networks that are not public. */
const NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

export const PROXY_FORMS = `addresses, networks as 10.0.0.0/8, or ${NETWORKS.join(', ')}`;

/** The entries of a comma-separated list. */
export const proxiesOf = (text: string): string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

/** Whether Fastify accepts an entry. Fastify's own error would not name the wrong setting. */
export function isProxy(entry: string): boolean {
  const [address = '', prefix, ...rest] = entry.split('/');
  if (prefix === undefined) return NETWORKS.includes(entry) || isIP(entry) !== 0;
  const bits = readWholeNumber(prefix);
  if (rest.length > 0 || bits === undefined) return false;
  try {
    new BlockList().addSubnet(address, bits, isIP(address) === 6 ? 'ipv6' : 'ipv4');
    return true;
  } catch {
    return false;
  }
}
