import { ATTRIBUTES, BLOCKS, BOXES, type Content, DROPPED, INLINE, PARTS, RENAMED } from './bodyElements';
import { type HtmlElement, type HtmlNode, readHtml } from './readHtml';

/**
 * What a post shows of an HTML text: a tree of allowed elements, each only where a browser's parser leaves it. So the tree
 * that React writes in the server is the one that the browser reads, and hydration finds what it expects.
 *
 * Why our own: sanitize-html on both sides is 82 KB of compressed script, htmlparser2 with its entity tables 20 to 25, and
 * DOMPurify needs a DOM that the server has not. This is about 3, and the post is written by React from a closed list of
 * elements, never as HTML, so that safety does not hang on reading tags exactly as every browser would.
 */
export const bodyOf = (html: string): HtmlNode[] => paragraphs(flow(readHtml(html)));

function flow(nodes: readonly HtmlNode[], inFigure = false): HtmlNode[] {
  return joined(
    nodes.flatMap((node) => {
      if (typeof node === 'string') return node;
      const name = RENAMED.get(node.name) ?? node.name;
      if (DROPPED.has(name)) return [];
      if (BOXES.has(name)) return paragraphs(flow(node.children));
      const part = inFigure && name === 'figcaption' ? PARTS.get(name) : undefined;
      const content = BLOCKS.get(name) ?? INLINE.get(name) ?? part;
      return content ? allowed(name, node, content) : flow(node.children, inFigure);
    }),
  );
}

function phrasing(nodes: readonly HtmlNode[], inLink: boolean): HtmlNode[] {
  return joined(
    nodes.flatMap((node) => {
      if (typeof node === 'string') return node;
      if (DROPPED.has(node.name)) return [];
      // A link within a link would end the outer one.
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
  const kept = new Map((ATTRIBUTES.get(name) ?? []).map((key): [string, string] => [key, attributes.get(key) ?? '']));
  return { name, attributes: kept, children: name === 'pre' ? withoutFirstLineBreak(within()) : within() };
}

/** Children of a list or table: its parts. Anything else that says something goes into one of the first kind. */
function parts(nodes: readonly HtmlNode[], [first, ...others]: readonly [string, ...string[]]): HtmlElement[] {
  const found: HtmlElement[] = [];
  let strays: HtmlNode[] = [];
  const add = (name: string, source: Source) => found.push(allowed(name, source, PARTS.get(name) ?? 'inline'));
  const addStrays = () => {
    if (strays.some(says)) add(first, { attributes: new Map(), children: strays });
    strays = [];
  };
  for (const node of nodes) {
    if (typeof node === 'string' || (node.name !== first && !others.includes(node.name))) {
      strays.push(node);
      continue;
    }
    addStrays();
    add(node.name, node);
  }
  addStrays();
  return found;
}

function says(node: HtmlNode): boolean {
  if (typeof node === 'string') return node.trim() !== '';
  return !DROPPED.has(node.name) && (node.name === 'img' || node.name === 'iframe' || node.children.some(says));
}

/** Loose text and inline elements as paragraphs; blank text between blocks goes. */
function paragraphs(nodes: readonly HtmlNode[]): HtmlNode[] {
  const found: HtmlNode[] = [];
  let run: HtmlNode[] = [];
  const endRun = () => {
    if (run.some(says)) found.push({ name: 'p', attributes: new Map(), children: run });
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

/** Neighbouring texts as one, as the browser's parser makes them. */
function joined(nodes: readonly HtmlNode[]): HtmlNode[] {
  const found: HtmlNode[] = [];
  for (const node of nodes) {
    const last = found.at(-1);
    if (typeof node === 'string' && typeof last === 'string') found[found.length - 1] = last + node;
    else found.push(node);
  }
  return found;
}

/** A browser's parser drops a line break right after `<pre>`. */
function withoutFirstLineBreak([first, ...rest]: HtmlNode[]): HtmlNode[] {
  if (first === undefined) return [];
  return typeof first === 'string' ? [first.replace(/^[\r\n]+/, ''), ...rest] : [first, ...rest];
}
