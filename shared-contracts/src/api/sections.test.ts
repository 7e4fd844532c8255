import { findSection, sectionIds } from './sections';

test('a section’s id is its name without accents and signs; a second section of that name gets its own id', () => {
  const idOf = sectionIds();
  expect(['¿Qué es un EAS?', 'Qué es un EAS', 'Ваши полёты'].map(idOf)).toEqual([
    'apartado-que-es-un-eas',
    'apartado-que-es-un-eas_2',
    'apartado-ваши-полеты',
  ]);
});

const ids = new Set(['apartado-zonas-de-vuelo', 'apartado-zonas-de-vuelo_2']);

test.each([
  ['as Markdown editors write it', '#zonas-de-vuelo', 'apartado-zonas-de-vuelo'],
  ['as the heading reads', '#Zonas%20de%20vuelo', 'apartado-zonas-de-vuelo'],
  ['as the browser shows it', '#apartado-zonas-de-vuelo_2', 'apartado-zonas-de-vuelo_2'],
  ['that the post does not have', '#otra', undefined],
  ['that cannot be decoded', '#%E0%A4%A', undefined],
])('a link to a section, %s', (_how, hash, id) => {
  expect(findSection(hash, ids)).toBe(id);
});
