import { findSection, sectionIds } from '@tramuntana/contracts';
import type { HtmlElement, HtmlNode } from './htmlNode';
import { textOfNodes } from './textOf';

export type Heading = { id: string; text: string };

/**
 * Gives an id to each heading of a body, and to each element with an author's id. Links within the text are pointed to these
 * ids (docs/product/blog.md#post-12). Ids depend on the text alone, so that server and browser agree.
 */
export function withSections(nodes: readonly HtmlNode[]): { nodes: HtmlNode[]; headings: Heading[] } {
  const ids = new Map<HtmlElement, string>();
  const idOf = sectionIds();
  for (const element of elementsOf(nodes)) {
    const name = nameOf(element);
    if (name) ids.set(element, idOf(name));
  }
  const headings = nodes.flatMap((node) => {
    const id = typeof node !== 'string' && node.name === 'h2' ? ids.get(node) : undefined;
    const text = typeof node === 'string' ? '' : textOfNodes(node.children);
    return id && text ? [{ id, text }] : [];
  });
  return { nodes: marked(nodes, ids, new Set(ids.values())), headings };
}

function* elementsOf(nodes: readonly HtmlNode[]): Generator<HtmlElement> {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    yield node;
    yield* elementsOf(node.children);
  }
}

function nameOf({ name, attributes, children }: HtmlElement): string {
  const heading = /^h[2-4]$/.test(name) ? textOfNodes(children) : '';
  return attributes.get('id') || attributes.get('name') || heading;
}

function marked(nodes: readonly HtmlNode[], ids: ReadonlyMap<HtmlElement, string>, all: ReadonlySet<string>) {
  return nodes.map((node): HtmlNode => {
    if (typeof node === 'string') return node;
    const attributes = new Map(node.attributes);
    attributes.set('id', ids.get(node) ?? '');
    const href = attributes.get('href');
    if (href?.startsWith('#')) attributes.set('href', linkTo(findSection(href, all)));
    return { ...node, attributes, children: marked(node.children, ids, all) };
  });
}

/** A link to a missing section gets no target. */
const linkTo = (id: string | undefined) => (id ? `#${id}` : '');
