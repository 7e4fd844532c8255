/** Matches a link's path. Two slashes at its beginning would name another host. */
const LINK = /<a\s(?:[^>]*?\s)?href="(\/(?!\/)[^"?#]*)/g;

/** The paths of this site that a page links to, each once, in the order of the page. */
export function linksOf(html: string): string[] {
  const links = new Set<string>();
  for (const [, path = ''] of html.matchAll(LINK)) links.add(path);
  return [...links];
}
