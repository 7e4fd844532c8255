import { type HtmlNode, MAX_DEPTH, maxElements } from './htmlNode';

/** Parses an HTML text with the browser's own parser. Nothing in the text is run or loaded. */
export function readHtml(html: string): HtmlNode[] {
  // The doctype sets standards mode, and `<body>` keeps all content in the body. readInServer.ts does the same.
  const { body } = new DOMParser().parseFromString(`<!doctype html><body>${html}`, 'text/html');
  return body.getElementsByTagName('*').length > maxElements(html) ? [] : nodesOf(body, 1);
}

function nodesOf(parent: Element, depth: number): HtmlNode[] {
  if (depth > MAX_DEPTH) return [];
  return [...parent.childNodes].flatMap((node): HtmlNode[] => {
    if (node instanceof Text) return [node.data];
    if (!(node instanceof Element)) return [];
    const attributes = new Map([...node.attributes].map(({ localName, value }) => [localName, value]));
    return [{ name: node.localName, attributes, children: nodesOf(node, depth + 1) }];
  });
}
