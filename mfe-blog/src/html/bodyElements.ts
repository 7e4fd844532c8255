/** What may stand in an element: text and inline elements, anything, nothing, or only its own parts (strays go into the first). */
export type Content = 'inline' | 'flow' | 'nothing' | readonly [string, ...string[]];

const inline = (name: string): [string, Content] => [name, 'inline'];

/** The elements of a body: an allow-list. Maps, because a tag may be called `constructor`. */
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

export const INLINE = new Map<string, Content>([
  ...['a', 'strong', 'em', 'b', 'i', 's', 'del', 'ins', 'u', 'mark', 'small', 'sup', 'sub'].map(inline),
  ...['abbr', 'cite', 'q', 'code', 'kbd'].map(inline),
  ['br', 'nothing'],
  ['img', 'nothing'],
]);

/** Elements that only stand in their own list, table or figure. */
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

/** The attributes that are read, by element; what their values may be is the renderer's to judge. */
export const ATTRIBUTES = new Map<string, readonly string[]>([
  ['a', ['href']],
  ['abbr', ['title']],
  ['ol', ['start']],
  ['th', ['scope', 'colspan', 'rowspan']],
  ['td', ['colspan', 'rowspan']],
  ['img', ['src', 'srcset', 'alt', 'width', 'height']],
  ['iframe', ['src', 'title']],
]);

/** Never shown, whatever they hold. Any other element that is not listed vanishes, and what it holds is shown. */
export const DROPPED = new Set([
  ...['script', 'style', 'template', 'noscript', 'noembed', 'noframes', 'xmp', 'plaintext', 'title', 'textarea'],
  ...['select', 'svg', 'math', 'object', 'embed', 'applet', 'audio', 'video', 'canvas', 'head', 'frameset'],
]);

/** The page's own title is its only h1; headings below h4 have no style of their own. */
export const RENAMED = new Map([
  ['h1', 'h2'],
  ['h5', 'h4'],
  ['h6', 'h4'],
]);

/** Boxes without a meaning of their own: they vanish, but text that stood loose in one is a paragraph. */
export const BOXES = new Set(['div', 'section', 'article', 'main', 'header', 'footer', 'aside', 'address', 'center']);
