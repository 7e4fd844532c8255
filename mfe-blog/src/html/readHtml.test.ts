import { XSS_CORPUS } from '../testing/xssCorpus';
import type { HtmlNode } from './htmlNode';
import { readHtml as readInBrowser } from './readInBrowser';
import { readHtml as readInServer } from './readInServer';

const ROUGH = [
  '<p>a<ul><li>b<p>c</ul><a href="/x">d<a href="/y">e</a></a><b><p>f</b>g',
  '<table>\n<tr>\n<td>h<table><tr><td>i</table></td></tr>\n</table><pre>\n\nk\r\nl</pre><dl>m<dd>n</dl>',
  '<p>o\r\np</p> <p>q</p><h2><h3>r</h3></h2><li>s</li><caption>t</caption><figure>u<figcaption>v</figure>',
  '<html><head><title>a</title></head><body class="b">c</body></html>d<frameset><frame></frameset>',
  '<p>e<table><tr><td>f</table><template><p>g</p></template><svg><p>h</svg><select><p>i</select>',
  '&ntilde;&copy &#0;&#x110000;&desconocida;<p title="&lt;&quot;">\0j<!-- k --><search>l</search>',
  '<b>'.repeat(10) + '<p>m'.repeat(10),
  `${'<div>'.repeat(300)}n`,
];

test.each([...ROUGH, ...XSS_CORPUS])('the server and the browser parse to the same tree: %s', (html) => {
  expect(readInServer(html)).toEqual(readInBrowser(html));
});

describe.each([
  ['the server', readInServer],
  ['the browser', readInBrowser],
])('%s', (_where, readHtml) => {
  const depth = (nodes: readonly HtmlNode[]): number =>
    Math.max(0, ...nodes.map((node) => (typeof node === 'string' ? 0 : 1 + depth(node.children))));

  test('leaves out nodes that are nested too deep', () => {
    expect(depth(readHtml('<div>'.repeat(500)))).toBe(100);
  });

  test('shows nothing of a text whose open formatting multiplies the elements', () => {
    const open = Array.from({ length: 100 }, (_, index) => `<b title="${index}">`).join('');
    expect(readHtml(`<p>${open}${'<p>x'.repeat(100)}`)).toEqual([]);
    expect(readHtml('<p><b><i>Uno<p>dos<p>tres')).not.toEqual([]);
  });
});

test.each(['<b>', '<a "', '<!--', '<p title="', '</', '<table>', '&#', '<script>', '<a =', '<div>'])(
  'the server can parse any number of %s',
  (part) => {
    expect(() => readInServer(part.repeat(20_000))).not.toThrow();
  },
);
