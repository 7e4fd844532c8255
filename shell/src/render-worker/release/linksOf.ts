/** Matches a link's path. Two slashes at its beginning would name another host. */
const LINK = /<a\s(?:[^>]*?\s)?href="(\/(?!\/)[^"?#]*)/g;

/** How many links of a page are told. The main thread works on each, and the browser looks up those that it is not told. */
const MAX_LINKS = 500;

/** The paths of this site that a page links to, each once, in the order of the page. */
export function linksOf(html: string): string[] {
  const links = new Set<string>();
  for (const [, path = ''] of html.matchAll(LINK)) {
    links.add(path);
    if (links.size === MAX_LINKS) break;
  }
  return [...links];
}
