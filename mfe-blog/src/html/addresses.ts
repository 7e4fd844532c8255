/** The hosts that decide about a body's addresses. `siteUrl` is empty if it is not known. */
export type Hosts = { siteUrl: string; mediaUrl(path: string): string };

/** `path` is the post's own, the base for relative links. */
type Page = Pick<Hosts, 'siteUrl'> & { path: string };

type LinkTarget = { kind: 'page' | 'elsewhere'; href: string };

const SCHEMES = new Set(['https:', 'http:', 'mailto:', 'tel:']);
const FILE = /^\/api\/|\.[a-z0-9]{2,5}$/i;

/** The target of a link in a body. Null for a link without an address, and for forbidden schemes. */
export function linkTarget(href: string, { siteUrl, path: own }: Page): LinkTarget | null {
  const base = new URL(own, baseOf(siteUrl)).href;
  const address = parse(href, base);
  if (!address || !SCHEMES.has(address.protocol) || href.trim() === '') return null;
  if (href.startsWith('#')) return { kind: 'page', href };
  if (address.origin !== new URL(base).origin) return { kind: 'elsewhere', href: address.href };
  // A path that begins with two slashes would lead to another host.
  const path = address.pathname.replace(/^\/+/, '/') + address.search + address.hash;
  return { kind: FILE.test(address.pathname) ? 'elsewhere' : 'page', href: path };
}

/** A picture's address. Null if another host serves it (docs/product/blog.md#post-8). */
export function ownPicture(src: string, { siteUrl, mediaUrl }: Hosts): string | null {
  if (src.trim() === '' || /^\s*(?!https?:)[a-z][a-z0-9+.-]*:/i.test(src)) return null;
  const url = mediaUrl(src.trim());
  const base = baseOf(siteUrl);
  const origin = parse(url, base)?.origin;
  const own = [base, mediaUrl('/')].map((host) => parse(host, base)?.origin);
  return origin !== undefined && own.includes(origin) ? url : null;
}

/** A `srcset` with only the renditions that `ownPicture` allows; undefined if there are none. */
export function ownPictures(srcset: string, hosts: Hosts): string | undefined {
  const renditions = srcset.split(',').flatMap((candidate) => {
    const [src = '', descriptor = ''] = candidate.trim().split(/\s+/);
    const url = ownPicture(src, hosts);
    return url && /^\d+(\.\d+)?[wx]$/.test(descriptor) ? [`${url} ${descriptor}`] : [];
  });
  return renditions.join(', ') || undefined;
}

/** The address of an iframe that a reader may open: another site's page over https. Null for any other address. */
export function frameAddress(src: string, { siteUrl }: Hosts): string | null {
  const base = baseOf(siteUrl);
  const address = parse(src, base);
  return address?.protocol === 'https:' && address.origin !== new URL(base).origin ? address.href : null;
}

/** The base for relative addresses. If the site's origin is not known, only paths count as its own. */
const baseOf = (siteUrl: string) => siteUrl || 'https://site.invalid';

function parse(address: string, base: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
