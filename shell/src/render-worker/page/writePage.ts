import { createHash } from 'node:crypto';
import { SHELL_OWNER } from '../../shared/api/company';
import { escapeHtml, escapeJson } from '../../shared/composition/page/escape';
import { HEAD_MARK, type HeadTag } from '../../shared/composition/page/head';
import { type PageState, ROOT_ELEMENT, STATE_ELEMENT } from '../../shared/composition/page/pageState';
import type { RenderedPage } from '../protocol';

/** Matches a link's path. A path that starts with two slashes names another host, so it does not match. */
const LINK = /<a\s(?:[^>]*?\s)?href="(\/(?!\/)[^"?#]*)/g;

/** How many links of a page are listed. Each costs the main thread some work, and the browser can look up the others. */
const MAX_LINKS = 500;

/** How many characters a page may have. Other pages wait while the main thread hashes and compresses it. */
const MAX_CHARACTERS = 4_000_000;

/** Writes the elements of a page's head as HTML. */
export const writeHead = (tags: readonly HeadTag[]): string => tags.map(writeTag).join('');

function writeTag({ tag, attributes, text }: HeadTag): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  const open = `<${tag}${written.join('')} ${HEAD_MARK}>`;
  if (text === undefined) return open;
  return `${open}${tag === 'script' ? escapeJson(text) : escapeHtml(text)}</${tag}>`;
}

/**
 * Writes the document's body without its end tag: React's HTML, and the state for the browser as JSON. The server's main
 * thread appends the registry, because only that thread knows it.
 */
export const writeBody = (html: string, state: string): string =>
  `<body><div id="${ROOT_ELEMENT}">${html}</div>` +
  `<script type="application/json" id="${STATE_ELEMENT}">${escapeJson(state)}</script>`;

/**
 * Writes a page's state as JSON. `own` holds its queries without those of the layout; empty if there are none. `lasting`
 * is for the content hash: the state without the times of its data, in another notation.
 */
export function writeState({ queries, ...rest }: PageState): { state: string; own: string; lasting: string } {
  const others = JSON.stringify(rest).slice(0, -1);
  const dated: string[] = [];
  const own: string[] = [];
  let lasting = others;
  for (const [key, data, updatedAt] of queries) {
    const written = JSON.stringify([key, data]).slice(0, -1);
    const query = `${written},${updatedAt}]`;
    dated.push(query);
    if (key[0] !== SHELL_OWNER) own.push(query);
    lasting += written;
  }
  const list = (texts: string[]) => `[${texts.join(',')}]`;
  return { state: `${others},"queries":${list(dated)}}`, own: own.length > 0 ? list(own) : '', lasting };
}

/**
 * Hashes a page's content: SHA-1 in base64url. The value of the forms' token is left out, because it changes every ten
 * seconds. Whether there is a token counts.
 */
export function contentHash(texts: readonly string[], token: string | undefined): string {
  const hash = createHash('sha1').update(token ? 'with a token' : 'without');
  // The placeholder marks the token's position. Without it, a short token could hide a change in the text around it.
  for (const text of texts) hash.update(token ? text.replaceAll(token, '\0') : text);
  return hash.digest('base64url');
}

/** The paths of this site that a page links to, each once, in document order. */
export function linksOf(html: string): string[] {
  const links = new Set<string>();
  for (const [, path = ''] of html.matchAll(LINK)) {
    links.add(path);
    if (links.size === MAX_LINKS) break;
  }
  return [...links];
}

/** Returns the page, or throws if it is too large. */
export function withinLimit(page: RenderedPage, pathname: string): RenderedPage {
  const characters = page.head.length + page.styles.length + page.body.length;
  if (characters <= MAX_CHARACTERS) return page;
  const [found, limit] = [characters, MAX_CHARACTERS].map((count) => count.toLocaleString('en'));
  throw new Error(`the page ${pathname} has ${found} characters, more than ${limit}: show less on it`);
}
