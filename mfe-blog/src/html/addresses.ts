/** Where the site and its media live: what addresses in a body are judged against. `siteUrl` is empty where it is not known. */
export type Places = { siteUrl: string; mediaUrl(path: string): string };

export type LinkTarget = { kind: 'page' | 'elsewhere'; href: string };

const SCHEMES = new Set(['https:', 'http:', 'mailto:', 'tel:']);
const FILE = /^\/api\/|\.[a-z0-9]{2,5}$/i;

/** Where a link of a body leads, or null where it may lead nowhere: another scheme, or a place within the text. */
export function linkTarget(href: string, { siteUrl }: Places): LinkTarget | null {
  const base = baseOf(siteUrl);
  const address = parse(href, base);
  if (!address || !SCHEMES.has(address.protocol) || href.trim() === '' || href.trim().startsWith('#')) return null;
  if (address.origin !== new URL(base).origin) return { kind: 'elsewhere', href: address.href };
  // Two slashes would lead to another site.
  const path = address.pathname.replace(/^\/+/, '/') + address.search + address.hash;
  return { kind: FILE.test(address.pathname) ? 'elsewhere' : 'page', href: path };
}

/** A picture's address when the site or its media host serves it: any other host would learn who reads the post. */
export function ownPicture(src: string, { siteUrl, mediaUrl }: Places): string | null {
  if (src.trim() === '' || /^\s*(?!https?:)[a-z][a-z0-9+.-]*:/i.test(src)) return null;
  const url = mediaUrl(src.trim());
  const base = baseOf(siteUrl);
  const origin = parse(url, base)?.origin;
  const own = [base, mediaUrl('/')].map((place) => parse(place, base)?.origin);
  return origin !== undefined && own.includes(origin) ? url : null;
}

/** The renditions of a `srcset` that `ownPicture` allows. */
export function ownPictures(srcset: string, places: Places): string | undefined {
  const renditions = srcset.split(',').flatMap((candidate) => {
    const [src = '', descriptor = ''] = candidate.trim().split(/\s+/);
    const url = ownPicture(src, places);
    return url && /^\d+(\.\d+)?[wx]$/.test(descriptor) ? [`${url} ${descriptor}`] : [];
  });
  return renditions.join(', ') || undefined;
}

/** The address of a frame that a reader may open, or null: another site's page over https. */
export function frameAddress(src: string, { siteUrl }: Places): string | null {
  const base = baseOf(siteUrl);
  const address = parse(src, base);
  return address?.protocol === 'https:' && address.origin !== new URL(base).origin ? address.href : null;
}

/** What a path stands on; where the site's address is not known, only paths are its own. */
const baseOf = (siteUrl: string) => siteUrl || 'https://site.invalid';

function parse(address: string, base: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
