import type { HtmlElement, HtmlNode } from './htmlNode';
import { textOfNodes } from './textOf';

export type Heading = { id: string; text: string };

/**
 * Gives each h2 of a body an id, made from its text alone so that server and browser agree. The prefix keeps it apart
 * from the ids that the page itself uses.
 */
export function withHeadingIds(nodes: readonly HtmlNode[]): { nodes: HtmlNode[]; headings: Heading[] } {
  const headings: Heading[] = [];
  const used = new Map<string, number>();
  const mark = (node: HtmlElement): HtmlElement => {
    const text = textOfNodes(node.children);
    const slug = slugOf(text);
    const count = (used.get(slug) ?? 0) + 1;
    used.set(slug, count);
    const id = `apartado-${slug}${count > 1 ? `_${count}` : ''}`;
    headings.push({ id, text });
    return { ...node, attributes: new Map([['id', id]]) };
  };
  const marked = nodes.map((node) =>
    typeof node !== 'string' && node.name === 'h2' && textOfNodes(node.children) ? mark(node) : node,
  );
  return { nodes: marked, headings };
}

const slugOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
