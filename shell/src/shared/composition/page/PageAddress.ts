/**
 * The address of a page, which the server parses once (server/routes/documents/parseAddress.ts). It is percent-encoded like
 * a WHATWG URL. `pathname` begins with one slash and, except for the home page, does not end with one. `search` is empty or
 * begins with '?'.
 */
export type PageAddress = { readonly pathname: string; readonly search: string };

/** The address as one string, as in an HTTP request line. */
export const hrefOf = ({ pathname, search }: PageAddress): string => pathname + search;

/** The inverse of `hrefOf`. */
export function addressOf(href: string): PageAddress {
  const query = href.indexOf('?');
  return query < 0 ? { pathname: href, search: '' } : { pathname: href.slice(0, query), search: href.slice(query) };
}
