/** Script elements, with data blocks: only scripts read these. */
const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script\s*>/gi;
const LINKS = /<link\b[^>]*>/gi;
const FETCHES_SCRIPT = /\brel="?(?:modulepreload\b|(?:preload|prefetch)\b(?=[^>]*\bas="?script\b))|\bas="?script\b/i;

/** A document with every script and every preload of one removed, and nothing else. */
export function withoutScripts(html: string): string {
  return html.replace(SCRIPTS, '').replace(LINKS, (link) => (FETCHES_SCRIPT.test(link) ? '' : link));
}

/** The same for a `Link` header (RFC 8288); undefined where nothing of it is left. */
export function linkHeaderWithoutScripts(header: string): string | undefined {
  const links = header.split(/,\s*(?=<)/).filter((link) => !FETCHES_SCRIPT.test(link));
  return links.length > 0 ? links.join(', ') : undefined;
}
