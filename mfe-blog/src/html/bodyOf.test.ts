import { readHtml } from '#readHtml';
import { bodyOf } from './bodyOf';
import type { HtmlNode } from './htmlNode';
import { excerpt, textOfNodes } from './textOf';

/** A tree as HTML without attributes, for easy comparison. */
const shape = (nodes: readonly HtmlNode[]): string =>
  nodes
    .map((node) => (typeof node === 'string' ? node : `<${node.name}>${shape(node.children)}</${node.name}>`))
    .join('');

test.each([
  ['plain paragraphs', '<p>Uno</p><p>Dos</p>', '<p>Uno</p><p>Dos</p>'],
  ['end tags left out', '<ul><li>Uno<li>Dos</ul><p>a<p>b', '<ul><li>Uno</li><li>Dos</li></ul><p>a</p><p>b</p>'],
  ['end tags that end nothing', '</div><p>Uno</b></p>', '<p>Uno</p>'],
  ['a heading of the title’s rank', '<h1>Título</h1>', '<h2>Título</h2>'],
  ['boxes', '<div>suelto<p>Uno</p></div><section><div>Dos</div></section>', '<p>suelto</p><p>Uno</p><p>Dos</p>'],
  ['elements that nobody knows', '<font>Uno <x-y>dos</x-y></font>', '<p>Uno dos</p>'],
  ['angle brackets that are no tags', '<p>5 < 6 & 7 > 2</p>', '<p>5 < 6 & 7 > 2</p>'],
  ['an apostrophe in a tag', "<p it's>Uno</p>", '<p>Uno</p>'],
  ['a > in an attribute', '<a href="/x?a>b">Uno</a>', '<p><a>Uno</a></p>'],
  ['comments', 'a<!-- <p>no</p> -->b', '<p>ab</p>'],
  ['a tag that never ends', '<p>Uno</p><a href="', '<p>Uno</p>'],
])('reads %s', (_what, html, expected) => {
  expect(shape(bodyOf(html))).toBe(expected);
});

test.each([
  ['rows without a table body', '<table><tr><td>1</table>', '<table><tbody><tr><td>1</td></tr></tbody></table>'],
  [
    'text between rows',
    '<table>\n<thead>\n<tr>\n<th>A</th></tr></thead><tbody><tr><td>1<td>2</tbody></table>',
    '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
  ],
  ['loose text in a list', '<ul>Uno<li>Dos</li></ul>', '<ul><li>Uno</li><li>Dos</li></ul>'],
  ['a block in a phrase', '<strong>Uno <h2>dos</h2></strong>', '<p><strong>Uno dos</strong></p>'],
  ['a link in a link', '<a href="/a">Uno <a href="/b">dos</a></a>', '<p><a>Uno </a><a>dos</a></p>'],
  ['a frame in a paragraph', '<p>Uno<iframe></iframe>dos</p>', '<p>Uno</p><iframe></iframe><p>dos</p>'],
  ['a list item without a list', '<li>Uno</li>', '<p>Uno</p>'],
  [
    'columns',
    '<table><colgroup><col></colgroup><tr><td>1</td></tr></table>',
    '<table><tbody><tr><td>1</td></tr></tbody></table>',
  ],
])('places %s as a browser’s parser does', (_what, html, expected) => {
  expect(shape(bodyOf(html))).toBe(expected);
});

test('a browser parses the written tree to the same tree', () => {
  const rough =
    '<p>a<ul><li>b<p>c</ul><table><tr><td><table><tr><td>d</table>e</table><b><p>f</b>g<pre>\n\nh</pre><dl><dt>i<dd>j</dl>';
  const written = shape(bodyOf(rough)).replace(/<(br|hr|img)><\/\1>/g, '<$1>');
  const container = document.createElement('div');
  container.innerHTML = written;
  expect(container.innerHTML).toBe(written);
});

test.each([
  ['&lt;script&gt; &amp;amp; &quot;', '<script> &amp; "'],
  ['&ntilde;&Ntilde; &nbsp;&yuml; &hellip;&euro;', 'ñÑ \u00a0ÿ …€'],
  ['&#241; &#xF1; &#0; &#x110000; &#xD800;', 'ñ ñ \ufffd \ufffd \ufffd'],
  ['&desconocida; &copy &', '&desconocida; © &'],
])('character references in %s are decoded once', (html, text) => {
  expect(readHtml(html)).toEqual([text]);
});

test('elements that run or hide content are dropped with their content', () => {
  const html =
    '<p>Antes</p><script>alert("<p>1</p>")</script><style>p{}</style><svg><text>2</text></svg><template>3</template>' +
    '<noscript>4</noscript><textarea>5</textarea><p>Después</p><SCRIPT >6</SCRIPT><script>7';
  expect(shape(bodyOf(html))).toBe('<p>Antes</p><p>Después</p>');
});

test('lists show a body as plain text, cut between words', () => {
  const body = '<h2>Zonas</h2><p>Antes de <strong>volar</strong>,<br>mira el mapa.</p><script>x</script>';
  expect(excerpt(body)).toBe('Zonas Antes de volar, mira el mapa.');
  expect(excerpt(body, 20)).toBe('Zonas Antes de…');
  expect(excerpt(`<p>${'🚁'.repeat(30)}</p>`, 20)).toBe(`${'🚁'.repeat(20)}…`);
  expect(textOfNodes(readHtml('<ul><li>Uno</li><li>Dos</li></ul>'))).toBe('Uno Dos');
});

test.each([10, 500, 1_400, 5_000, 100_000])(
  '%d characters of markup in front of a text do not change its excerpt',
  (length) => {
    const words = 'Vuela & mira. '.repeat(2_000);
    const beginning = excerpt(words);
    expect(beginning).toMatch(/^(Vuela & mira\. )+Vuela &…$/);
    const written = words.replace(/&/g, '&amp;');
    expect(excerpt(`<p><img alt="${'x'.repeat(length)}">${written}`)).toBe(beginning);
    expect(excerpt(`<!--${'x'.repeat(length)}-->${written}`)).toBe(beginning);
  },
);
