/**
 * The allowed content of an element: text and inline elements, any element, nothing, or only its own parts. Other content of
 * a list or table goes into a part of the first kind.
 */
export type Content = 'inline' | 'flow' | 'nothing' | readonly [string, ...string[]];

const inline = (name: string): [string, Content] => [name, 'inline'];

/** The allow-list of block elements. It is a Map, because an object would accept a tag named `constructor`. */
export const BLOCKS = new Map<string, Content>([
  ...['p', 'h2', 'h3', 'h4', 'pre'].map(inline),
  ['blockquote', 'flow'],
  ['figure', 'flow'],
  ['ul', ['li']],
  ['ol', ['li']],
  ['dl', ['dd', 'dt']],
  ['table', ['tbody', 'caption', 'thead', 'tfoot']],
  ['hr', 'nothing'],
  ['iframe', 'nothing'],
]);

/** The allow-list of inline elements. */
export const INLINE = new Map<string, Content>([
  ...['a', 'strong', 'em', 'b', 'i', 's', 'del', 'ins', 'u', 'mark', 'small', 'sup', 'sub'].map(inline),
  ...['abbr', 'cite', 'q', 'code', 'kbd'].map(inline),
  ['br', 'nothing'],
  ['img', 'nothing'],
]);

/** Elements that are allowed only in their own list, table or figure. */
export const PARTS = new Map<string, Content>([
  ['li', 'flow'],
  ['dt', 'inline'],
  ['dd', 'flow'],
  ['thead', ['tr']],
  ['tbody', ['tr']],
  ['tfoot', ['tr']],
  ['tr', ['td', 'th']],
  ['td', 'flow'],
  ['th', 'flow'],
  ['caption', 'inline'],
  ['figcaption', 'inline'],
]);

/** The allowed attributes besides `id`, by element. The renderer checks their values. */
export const ATTRIBUTES = new Map<string, readonly string[]>([
  ['a', ['href', 'name']],
  ['abbr', ['title']],
  ['ol', ['start']],
  ['th', ['scope', 'colspan', 'rowspan']],
  ['td', ['colspan', 'rowspan']],
  ['img', ['src', 'srcset', 'alt', 'width', 'height']],
  ['iframe', ['src', 'title']],
]);

/** Elements that are dropped with their content. Other elements outside the lists are replaced by their content. */
export const DROPPED = new Set([
  ...['script', 'style', 'template', 'noscript', 'noembed', 'noframes', 'xmp', 'plaintext', 'title', 'textarea'],
  ...['select', 'svg', 'math', 'object', 'embed', 'applet', 'audio', 'video', 'canvas', 'head', 'frameset'],
]);

/** The post's title is the page's only h1. Headings below h4 have no style of their own. */
export const RENAMED = new Map([
  ['h1', 'h2'],
  ['h5', 'h4'],
  ['h6', 'h4'],
]);

/** Containers that are replaced by their content. Loose text in one becomes a paragraph. */
export const BOXES = new Set(['div', 'section', 'article', 'main', 'header', 'footer', 'aside', 'address', 'center']);
