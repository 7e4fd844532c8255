import { hrefOf, type PageAddress } from '../../shared/composition/PageAddress';

/** Longest request target in characters; Node itself refuses a whole header of 16 KB. */
export const LONGEST_TARGET = 8 * 1024;

/** Stands for the site while an address is parsed: nothing that a client sends can change it. */
const ORIGIN = 'http://site.invalid';

export type ParsedTarget = { page: PageAddress } | { redirect: string } | 'bad' | 'too-long';

/**
 * The page that a request line's target asks for (RFC 9112, section 3.2): its address, the one address to go to where the
 * target is written in another way, or why it is no address. A redirect always begins with exactly one slash.
 */
export function parseAddress(target: string): ParsedTarget {
  if (target.length > LONGEST_TARGET) return 'too-long';
  const asked = originForm(target);
  if (!asked.startsWith('/')) return 'bad';
  // Appended, never resolved: `//host` and `/\host` would otherwise name another site.
  const { pathname: written, search } = new URL(ORIGIN + withEncodedBytes(asked));
  const pathname = canonicalPath(written);
  if (pathname === undefined) return 'bad';
  const page = { pathname, search };
  return hrefOf(page) === asked ? { page } : { redirect: hrefOf(page) };
}

/** Proxies may send `GET http://host/path`, which asks for the same as `GET /path`; anything else stays as it is. */
export function originForm(target: string): string {
  const [, rest] = /^https?:\/\/[^/?#\\]+(.*)$/is.exec(target) ?? [];
  if (rest === undefined) return target;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** Node gives the bytes of a request line as Latin-1; a browser has them percent-encoded. */
const withEncodedBytes = (text: string) =>
  text.replace(/[\u0080-\u00ff]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);

/** The same path in its one spelling (RFC 3986, section 6.2.2), or undefined where no page can have it. */
function canonicalPath(path: string): string | undefined {
  const text = decoded(path);
  if (text === undefined || /\p{Cc}/u.test(text)) return undefined;
  return path
    .replace(/%[0-9a-f]{2}/gi, canonicalEscape)
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '');
}

function canonicalEscape(code: string): string {
  const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
  return /[\w.~-]/.test(character) ? character : code.toUpperCase();
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
