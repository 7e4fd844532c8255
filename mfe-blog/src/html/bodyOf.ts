import { readHtml } from '#readHtml';
import { ATTRIBUTES, BLOCKS, BOXES, type Content, DROPPED, INLINE, PARTS, RENAMED } from './bodyElements';
import type { HtmlElement, HtmlNode } from './htmlNode';

/**
 * The part of an HTML text that a post shows: a tree of allowed elements. Each element is placed as a browser's parser
 * would place it. The browser then parses the server's HTML to the same tree, and hydration finds no mismatch.
 *
 * This does not sanitise HTML. React renders a fixed list of elements and never inserts HTML.
 */
export const bodyOf = (html: string): HtmlNode[] => paragraphs(flow(readHtml(html)));

function flow(nodes: readonly HtmlNode[], inFigure = false): HtmlNode[] {
  return joined(
    nodes.flatMap((node) => {
      if (typeof node === 'string') return node;
      const name = RENAMED.get(node.name) ?? node.name;
      if (DROPPED.has(name)) return [];
      if (BOXES.has(name) || isParagraphOfFrame(node)) return paragraphs(flow(node.children));
      const part = inFigure && name === 'figcaption' ? PARTS.get(name) : undefined;
      const content = BLOCKS.get(name) ?? INLINE.get(name) ?? part;
      return content ? allowed(name, node, content) : flow(node.children, inFigure);
    }),
  );
}

/**
 * Whether a paragraph contains an iframe, as editors write it. Iframes are shown as blocks, so they must leave the
 * paragraph.
 */
const isParagraphOfFrame = ({ name, children }: HtmlElement): boolean =>
  name === 'p' && children.some((child) => typeof child !== 'string' && child.name === 'iframe');

function phrasing(nodes: readonly HtmlNode[], inLink: boolean): HtmlNode[] {
  return joined(
    nodes.flatMap((node) => {
      if (typeof node === 'string') return node;
      if (DROPPED.has(node.name)) return [];
      // A link inside a link would end the outer one.
      const content = node.name === 'a' && inLink ? undefined : INLINE.get(node.name);
      return content ? allowed(node.name, node, content, inLink) : phrasing(node.children, inLink);
    }),
  );
}

type Source = Pick<HtmlElement, 'attributes' | 'children'>;

function allowed(name: string, { attributes, children }: Source, content: Content, inLink = false): HtmlElement {
  const within = (): HtmlNode[] => {
    if (content === 'nothing') return [];
    if (content === 'inline') return phrasing(children, inLink || name === 'a');
    if (content === 'flow') return flow(children, name === 'figure');
    return parts(children, content);
  };
  const names = ['id', ...(ATTRIBUTES.get(name) ?? [])];
  const kept = new Map(names.map((key): [string, string] => [key, attributes.get(key) ?? '']));
  return { name, attributes: kept, children: name === 'pre' ? withoutFirstLineBreak(within()) : within() };
}

/** The parts of a list or table. Other visible children go into a part of the first kind. */
function parts(nodes: readonly HtmlNode[], names: readonly [string, ...string[]]): HtmlElement[] {
  const found: HtmlElement[] = [];
  let others: HtmlNode[] = [];
  const add = (name: string, source: Source) => found.push(allowed(name, source, PARTS.get(name) ?? 'inline'));
  const addOthers = () => {
    if (others.some(showsSomething)) add(names[0], { attributes: new Map(), children: others });
    others = [];
  };
  for (const node of nodes) {
    if (typeof node === 'string' || !names.includes(node.name)) {
      others.push(node);
      continue;
    }
    addOthers();
    add(node.name, node);
  }
  addOthers();
  return found;
}

function showsSomething(node: HtmlNode): boolean {
  if (typeof node === 'string') return node.trim() !== '';
  if (DROPPED.has(node.name)) return false;
  // An empty element may be the target of a link.
  const isTarget = Boolean(node.attributes.get('id') || node.attributes.get('name'));
  return isTarget || node.name === 'img' || node.name === 'iframe' || node.children.some(showsSomething);
}

/** Wraps loose text and inline elements in paragraphs. Blank text between blocks is dropped. */
function paragraphs(nodes: readonly HtmlNode[]): HtmlNode[] {
  const found: HtmlNode[] = [];
  let run: HtmlNode[] = [];
  const endRun = () => {
    if (run.some(showsSomething)) found.push({ name: 'p', attributes: new Map(), children: run });
    run = [];
  };
  for (const node of nodes) {
    if (typeof node === 'string' || INLINE.has(node.name)) {
      run.push(node);
      continue;
    }
    endRun();
    found.push(node);
  }
  endRun();
  return found;
}

/** Joins neighbouring texts, because the browser's parser makes one text node of them. */
function joined(nodes: readonly HtmlNode[]): HtmlNode[] {
  const found: HtmlNode[] = [];
  for (const node of nodes) {
    const last = found.at(-1);
    if (typeof node === 'string' && typeof last === 'string') found[found.length - 1] = last + node;
    else found.push(node);
  }
  return found;
}

/** A browser's parser drops a line break right after `<pre>`, so keeping it would break hydration. */
function withoutFirstLineBreak([first, ...rest]: HtmlNode[]): HtmlNode[] {
  if (first === undefined) return [];
  return typeof first === 'string' ? [first.replace(/^[\r\n]+/, ''), ...rest] : [first, ...rest];
}
