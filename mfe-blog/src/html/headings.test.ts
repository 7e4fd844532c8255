import { bodyOf } from './bodyOf';
import { withHeadingIds } from './headings';

test('headings get ids from their text, each its own', () => {
  const { headings } = withHeadingIds(
    bodyOf('<h2>Qué es un <em>EAS</em></h2><p>…</p><h2>¿Qué es un EAS?</h2><h3>No</h3>'),
  );
  expect(headings).toEqual([
    { id: 'apartado-que-es-un-eas', text: 'Qué es un EAS' },
    { id: 'apartado-que-es-un-eas_2', text: '¿Qué es un EAS?' },
  ]);
});

test('an id that the author wrote is not kept: the page looks its own ids up', () => {
  const { nodes } = withHeadingIds(bodyOf('<h2 id="page-state">Uno</h2><h3 id="app">Dos</h3><h2 id="app"> </h2>'));
  const ids = nodes.map((node) => (typeof node === 'string' ? null : node.attributes.get('id')));
  expect(ids).toEqual(['apartado-uno', undefined, undefined]);
});
