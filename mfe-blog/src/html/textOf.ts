import { countCharacters, firstCharacters } from '@tramuntana/contracts';
import { readHtml } from '#readHtml';
import { BLOCKS, BOXES, DROPPED, PARTS } from './bodyElements';
import type { HtmlNode } from './htmlNode';

/** The text of a tree without tags. Blocks are separated by a space. */
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

/**
 * HTML of this many times the excerpt's length is read first, because an excerpt needs little of a long text. If it has too
 * little text, this many times more is read.
 */
const READ_AHEAD = 2;
/** Characters of text to read beyond the excerpt, because the last word may be incomplete. */
const MARGIN = 20;

/**
 * The beginning of an HTML text without tags, for lists (docs/product/blog.md#blog-5). It is cut between words after at most
 * `length` characters. A cut text ends with an ellipsis.
 */
export function excerpt(html: string, length = 180): string {
  let read = length * READ_AHEAD;
  let text = textOfNodes(readHtml(html.slice(0, read)));
  while (read < html.length && countCharacters(text) < length + MARGIN) {
    read *= READ_AHEAD;
    text = textOfNodes(readHtml(html.slice(0, read)));
  }
  if (countCharacters(text) <= length) return text;
  const end = firstCharacters(text, length + 1).lastIndexOf(' ');
  const cut = end > 0 ? text.slice(0, end) : firstCharacters(text, length);
  return `${cut.replace(/[\s,;:.–—-]+$/, '')}…`;
}
