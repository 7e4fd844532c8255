import { bodyOf } from './bodyOf';
import { withSections } from './headings';
import type { HtmlNode } from './htmlNode';

const read = (html: string) => withSections(bodyOf(html));

/** All ids or links of a tree, in its order. */
const attributesOf = (nodes: readonly HtmlNode[], key: string): string[] =>
  nodes.flatMap((node) =>
    typeof node === 'string'
      ? []
      : [node.attributes.get(key) ?? '', ...attributesOf(node.children, key)].filter(Boolean),
  );

test('the table of contents has the second-level headings, each with its own id', () => {
  const { headings } = read('<h2>Qué es un <em>EAS</em></h2><p>…</p><h2>¿Qué es un EAS?</h2><h3>No</h3>');
  expect(headings).toEqual([
    { id: 'apartado-que-es-un-eas', text: 'Qué es un EAS' },
    { id: 'apartado-que-es-un-eas_2', text: '¿Qué es un EAS?' },
  ]);
});

test('an author’s id gets a prefix, so that it never replaces one of the page’s own ids', () => {
  const { nodes } = read(
    '<h2 id="page-state">Uno</h2><ul><li id="app">Dos</li></ul><h2 id="app"> </h2><p id="">Tres</p>',
  );
  expect(attributesOf(nodes, 'id')).toEqual(['apartado-page-state', 'apartado-app', 'apartado-app_2']);
});

test('links within the text lead to the author’s target; a link without a target is no link', () => {
  const links = ['#nota', '#zonas-de-vuelo', '#Detalles', '#ancla', '#nada', '/contacto#nota'].map(
    (href) => `<a href="${href}">x</a>`,
  );
  const { nodes } = read(
    `<p>${links.join()}</p><h2>Zonas de vuelo</h2><h3>Detalles</h3><p id="nota">N</p><a name="ancla"></a>`,
  );
  expect(attributesOf(nodes, 'href')).toEqual([
    ...['#apartado-nota', '#apartado-zonas-de-vuelo', '#apartado-detalles', '#apartado-ancla'],
    '/contacto#nota',
  ]);
  expect(attributesOf(nodes, 'id')).toContain('apartado-ancla');
});
