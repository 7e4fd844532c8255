import { decodeEntities } from './entities';

export type HtmlElement = { name: string; attributes: ReadonlyMap<string, string>; children: HtmlNode[] };
export type HtmlNode = string | HtmlElement;

const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);
/** Their content is no markup. */
const RAW = new Set([
  'script',
  'style',
  'textarea',
  'title',
  'iframe',
  'noscript',
  'noembed',
  'noframes',
  'xmp',
  'plaintext',
]);
/** Deeper elements lose their place in the tree, not their text: rendering must end whatever it is given. */
const MAX_DEPTH = 40;

const BLOCKS = [
  ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'dl', 'blockquote', 'pre', 'hr', 'figure', 'figcaption'],
  ...['table', 'div', 'section', 'article', 'aside', 'header', 'footer', 'main', 'nav', 'address', 'details', 'form'],
  // Not so in HTML, but in a body a frame is a block, and editors put it into a paragraph.
  'iframe',
];
const GROUPS = ['thead', 'tbody', 'tfoot'];
const ROW = ['tr', ...GROUPS];
/** Which open elements end by themselves when another begins, as HTML lets authors leave out their end tags. */
const ENDED_BY = new Map<string, ReadonlySet<string>>([
  ['p', new Set([...BLOCKS, ...ROW, 'li', 'dt', 'dd', 'td', 'th'])],
  ['li', new Set(['li'])],
  ['dt', new Set(['dt', 'dd'])],
  ['dd', new Set(['dt', 'dd'])],
  ['td', new Set(['td', 'th', ...ROW])],
  ['th', new Set(['td', 'th', ...ROW])],
  ['tr', new Set(ROW)],
  ['caption', new Set(ROW)],
  ...GROUPS.map((name): [string, Set<string>] => [name, new Set(GROUPS)]),
]);

const MARKUP = /<(?:\/?[a-z]|[!?])/gi;
const ATTRIBUTE = /([^\s/=>"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/**
 * HTML as a tree, the same in the server and in every browser, for any text whatever and in one pass. It is no sanitiser:
 * the grammar of bodies decides what is shown and React writes it, so that a misread tag can only become odd text.
 */
export function readHtml(html: string): HtmlNode[] {
  const root: HtmlElement = { name: '', attributes: new Map(), children: [] };
  const open = [root];
  const top = () => open.at(-1) ?? root;
  let at = 0;
  while (at < html.length) {
    const next = nextMarkup(html, at);
    if (next > at) top().children.push(decodeEntities(html.slice(at, next)));
    if (next === html.length) break;
    if (html[next + 1] === '!' || html[next + 1] === '?') {
      at = endOfComment(html, next);
      continue;
    }
    const end = endOfTag(html, next);
    const [, slash, written = '', attributes = ''] = /^<(\/?)([^\s/]*)([\s\S]*)$/.exec(html.slice(next, end)) ?? [];
    const name = written.toLowerCase();
    at = end + 1;
    if (slash) {
      close(open, name);
      continue;
    }
    while (ENDED_BY.get(top().name)?.has(name)) open.pop();
    const element: HtmlElement = { name, attributes: readAttributes(attributes), children: [] };
    top().children.push(element);
    if (RAW.has(name)) at = endOfRawText(html, name, at);
    else if (!VOID.has(name) && open.length < MAX_DEPTH) open.push(element);
  }
  return root.children;
}

/** Where the next tag or comment begins. A `<` before anything else is text, as in «5 < 6». */
function nextMarkup(html: string, at: number): number {
  MARKUP.lastIndex = at;
  return MARKUP.exec(html)?.index ?? html.length;
}

/** A quote counts only where a value begins, as in HTML: an apostrophe elsewhere must not swallow the rest of the text. */
function endOfTag(html: string, start: number): number {
  let quote = '';
  let valueBegins = false;
  for (let at = start; at < html.length; at += 1) {
    const character = html.charAt(at);
    if (quote) {
      if (character === quote) quote = '';
    } else if (character === '>') return at;
    else if (valueBegins && (character === '"' || character === "'")) {
      quote = character;
      valueBegins = false;
    } else if (character === '=') valueBegins = true;
    else if (character.trim()) valueBegins = false;
  }
  return html.length;
}

function endOfComment(html: string, start: number): number {
  const mark = html.startsWith('<!--', start) ? '-->' : '>';
  const end = html.indexOf(mark, start + 2);
  return end < 0 ? html.length : end + mark.length;
}

function endOfRawText(html: string, name: string, at: number): number {
  const end = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  end.lastIndex = at;
  return end.exec(html)?.index ?? html.length;
}

function close(open: HtmlElement[], name: string): void {
  const index = open.findLastIndex((element) => element.name === name);
  if (index > 0) open.length = index;
}

function readAttributes(text: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single, bare] of text.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, decodeEntities(double ?? single ?? bare ?? ''));
  }
  return attributes;
}
