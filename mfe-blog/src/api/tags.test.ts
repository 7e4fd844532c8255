import { isSameTag } from './tags';

test.each([
  ['Normativa', 'normativa'],
  ['Fotogrametría', 'FOTOGRAMETRIA'],
  ['Façana', 'facana'],
  ['Señal', 'sen\u0303al'],
])('%s and %s are the same tag', (one, other) => expect(isSameTag(one, other)).toBe(true));

test.each([
  ['Normativa', 'Normativas'],
  ['Cañas', 'Canas'],
])('%s and %s are different tags', (one, other) => expect(isSameTag(one, other)).toBe(false));
