/** Matches a link's path. A path that starts with two slashes names another host, so it does not match. */
const LINK = /<a\s(?:[^>]*?\s)?href="(\/(?!\/)[^"?#]*)/g;

/** How many links of a page are listed. Each costs the main thread some work, and the browser can look up the others. */
const MAX_LINKS = 500;

/** The paths of this site that a page links to, each once, in document order. */
export function linksOf(html: string): string[] {
  const links = new Set<string>();
  for (const [, path = ''] of html.matchAll(LINK)) {
    links.add(path);
    if (links.size === MAX_LINKS) break;
  }
  return [...links];
}
