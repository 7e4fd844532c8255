import { originForm } from 'shared-http';
import { hrefOf, type PageAddress } from '../../shared/composition/page/PageAddress';

/** The longest request target, in characters. Node itself refuses headers of more than 16 KB. */
export const LONGEST_TARGET = 8 * 1024;

/** The origin that targets are parsed with, so that no target can change it. */
const ORIGIN = 'http://site.invalid';

export type ParsedTarget = { page: PageAddress } | { redirect: string } | 'bad' | 'too-long';

/**
 * Parses the target of a request line (RFC 9112, section 3.2). Returns the page's address, a redirect if the target is
 * another spelling of it, or why it is no address. A redirect always begins with exactly one slash.
 */
export function parseAddress(target: string): ParsedTarget {
  if (target.length > LONGEST_TARGET) return 'too-long';
  const asked = originForm(target);
  if (!asked.startsWith('/')) return 'bad';
  // Append the target instead of resolving it: `//host` and `/\host` would name another site.
  const { pathname: written, search } = new URL(ORIGIN + withEncodedBytes(asked));
  const pathname = canonicalPath(written);
  if (pathname === undefined) return 'bad';
  const page = { pathname, search };
  return hrefOf(page) === asked ? { page } : { redirect: hrefOf(page) };
}

/** Percent-encodes bytes above 7F, as browsers do. Node decodes a request line as Latin-1. */
const withEncodedBytes = (text: string) =>
  text.replace(/[\u0080-\u00ff]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);

/** The path in its normal form (RFC 3986, section 6.2.2), or undefined if no page can have it. */
function canonicalPath(path: string): string | undefined {
  const text = decoded(path);
  // The router's patterns end at a line separator, so no route would match, not even the one for unknown pages.
  if (text === undefined || /[\p{Cc}\p{Zl}\p{Zp}]/u.test(text)) return undefined;
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
