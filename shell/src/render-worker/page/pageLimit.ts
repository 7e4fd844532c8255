import type { RenderedPage } from '../protocol';

/** How many characters a page may have. Other pages wait while the main thread hashes and compresses it. */
const MAX_CHARACTERS = 4_000_000;

/** Returns the page, or throws if it is too large. */
export function withinLimit(page: RenderedPage, pathname: string): RenderedPage {
  const characters = page.head.length + page.styles.length + page.body.length;
  if (characters <= MAX_CHARACTERS) return page;
  const [found, limit] = [characters, MAX_CHARACTERS].map((count) => count.toLocaleString('en'));
  throw new Error(`the page ${pathname} has ${found} characters, more than ${limit}: show less on it`);
}
