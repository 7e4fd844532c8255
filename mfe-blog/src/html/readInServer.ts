import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';
import { type HtmlNode, MAX_DEPTH, maxElements } from './htmlNode';

type Parent = DefaultTreeAdapterTypes.ParentNode;

class TooManyElements extends Error {
  override readonly name = 'TooManyElements';
}

/** Parses an HTML text to the same nodes as readInBrowser.ts, because both parsers follow the HTML standard. */
export function readHtml(html: string): HtmlNode[] {
  try {
    const document = parse(`<!doctype html><body>${html}`, {
      scriptingEnabled: false,
      treeAdapter: treeOfAtMost(maxElements(html)),
    });
    return nodesOf(child(child(document, 'html'), 'body'), 1);
  } catch (error) {
    if (error instanceof TooManyElements) return [];
    throw error;
  }
}

/** Stops the parser before the tree takes all the memory of a render thread. */
function treeOfAtMost(elements: number): typeof defaultTreeAdapter {
  let left = elements;
  return {
    ...defaultTreeAdapter,
    createElement(...parameters) {
      left -= 1;
      if (left < 0) throw new TooManyElements();
      return defaultTreeAdapter.createElement(...parameters);
    },
  };
}

function nodesOf(parent: Parent, depth: number): HtmlNode[] {
  if (depth > MAX_DEPTH) return [];
  return parent.childNodes.flatMap((node): HtmlNode[] => {
    if ('value' in node) return [node.value];
    if (!('tagName' in node)) return [];
    const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
    return [{ name: node.tagName, attributes, children: nodesOf(node, depth + 1) }];
  });
}

/** The parser creates these elements for any text. */
function child(parent: Parent, name: string): Parent {
  const found = parent.childNodes.find((node) => node.nodeName === name);
  if (!found || !('childNodes' in found)) throw new Error(`parse5 made a document without ${name}`);
  return found;
}
