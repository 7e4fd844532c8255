import { NO_FILTER, readFilter, writeFilter } from './productFilter';

const read = (search: string) => readFilter(new URLSearchParams(search));

test.each([
  '',
  'q=%20%09%E2%80%8B&categoria=&max=&orden=',
  'categoria=motos&max=barato&orden=peor',
  'max=-100&orden=PRICE-ASC',
  'max=1e9&otra=cosa',
  'max=999999',
])('an invalid filter (%s) filters nothing', (search) => {
  expect(read(search)).toEqual(NO_FILTER);
});

test('a filter is read back as it was written', () => {
  const filter = { q: 'sensor 1"', categories: ['camara', 'fpv'], max: 1500, order: 'price-asc' } as const;
  expect(read(writeFilter(filter))).toEqual(filter);
});

test('a search loses invisible characters and is cut between characters', () => {
  expect(read('q=%E2%80%AEter%C2%ADmico').q).toBe('termico');
  expect(read(`q=${encodeURIComponent(`${'a'.repeat(99)}🚁🚁`)}`).q).toBe(`${'a'.repeat(99)}🚁`);
});

test('a repeated category counts once, in the shop’s order', () => {
  expect(read('categoria=fpv&categoria=camara&categoria=fpv').categories).toEqual(['camara', 'fpv']);
});

test('a price between two steps counts as the lower step', () => {
  expect(read('max=1290').max).toBe(1200);
});

test('without filters the address has no parameters', () => {
  expect(writeFilter(NO_FILTER)).toBe('');
});
