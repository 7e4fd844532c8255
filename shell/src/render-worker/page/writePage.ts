import { SHELL_OWNER } from '../../shared/api/company';
import { escapeHtml, escapeJson } from '../../shared/composition/page/escape';
import { HEAD_MARK, type HeadTag } from '../../shared/composition/page/head';
import { type PageState, ROOT_ELEMENT, STATE_ELEMENT } from '../../shared/composition/page/pageState';

/** Writes the elements of a page's head as HTML. */
export const writeHead = (tags: readonly HeadTag[]): string => tags.map(writeTag).join('');

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

function writeTag({ tag, attributes, text }: HeadTag): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  const open = `<${tag}${written.join('')} ${HEAD_MARK}>`;
  if (text === undefined) return open;
  return `${open}${tag === 'script' ? escapeJson(text) : escapeHtml(text)}</${tag}>`;
}
