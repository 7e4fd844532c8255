/**
 * The address of a page, parsed once by the server (server/routes/documents/parseAddress.ts). Percent-encoded as WHATWG URL has it;
 * `pathname` begins with one slash and ends with none but the home page's, `search` is empty or begins with '?'.
 */
export type PageAddress = { readonly pathname: string; readonly search: string };

/** The address as one string, as in a request line. */
export const hrefOf = ({ pathname, search }: PageAddress): string => pathname + search;

/** The inverse of `hrefOf`. */
export function addressOf(href: string): PageAddress {
  const query = href.indexOf('?');
  return query < 0 ? { pathname: href, search: '' } : { pathname: href.slice(0, query), search: href.slice(query) };
}
