import type { Site } from '../../support/sites/site';

/** A site's scripts, fonts and pictures in a page's HTML. */
export async function assetsOf(site: Pick<Site, 'url'>, path: string): Promise<string[]> {
  const html = await (await fetch(site.url + path)).text();
  const named = html.match(/\/[\w/.-]+\.(?:js|woff2|avif|webp|svg|png)\b/g) ?? [];
  return [...new Set(named)];
}
