import { BLOCKS, BOXES, DROPPED, PARTS } from './bodyElements';
import { type HtmlNode, readHtml } from './readHtml';

/** The text of a tree without its tags; blocks are set apart by a space. */
export function textOfNodes(nodes: readonly HtmlNode[]): string {
  const write = (node: HtmlNode): string => {
    if (typeof node === 'string') return node;
    if (DROPPED.has(node.name)) return '';
    const text = node.children.map(write).join('');
    const isInline = !BLOCKS.has(node.name) && !PARTS.has(node.name) && !BOXES.has(node.name) && node.name !== 'br';
    return isInline ? text : ` ${text} `;
  };
  return nodes.map(write).join('').replace(/\s+/g, ' ').trim();
}

/** Lists need little of a long text, and reading all of it would cost most of their page: so much more is read at a time. */
const READ_AHEAD = 8;
/** What is cut may not be the last that was read, which can be half a word. In characters. */
const MARGIN = 20;

/** The beginning of an HTML text with its tags stripped, as lists show it (specification, section 2), cut between words. */
export function excerpt(html: string, length = 180): string {
  let read = length * READ_AHEAD;
  let text = textOfNodes(readHtml(html.slice(0, read)));
  while (read < html.length && text.length < length + MARGIN) {
    read *= READ_AHEAD;
    text = textOfNodes(readHtml(html.slice(0, read)));
  }
  if (text.length <= length) return text;
  const cut = text.slice(0, length + 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : length).replace(/[\s,;:.–—-]+$/, '')}…`;
}
