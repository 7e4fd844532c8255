/** Script elements. Data blocks are included, because only scripts read them. */
const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script\s*>/gi;
const LINKS = /<link\b[^>]*>/gi;
const FETCHES_SCRIPT = /\brel="?(?:modulepreload\b|(?:preload|prefetch)\b(?=[^>]*\bas="?script\b))|\bas="?script\b/i;

/** Removes every script and every preload of a script from a document, and nothing else. */
export function withoutScripts(html: string): string {
  return html.replace(SCRIPTS, '').replace(LINKS, (link) => (FETCHES_SCRIPT.test(link) ? '' : link));
}

/** The same for a `Link` header (RFC 8288); undefined if no link remains. */
export function linkHeaderWithoutScripts(header: string): string | undefined {
  const links = header.split(/,\s*(?=<)/).filter((link) => !FETCHES_SCRIPT.test(link));
  return links.length > 0 ? links.join(', ') : undefined;
}
