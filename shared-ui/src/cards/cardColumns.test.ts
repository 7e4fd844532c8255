import { cardColumns } from './cardColumns';

test('a row has as many cards as fit', () => {
  expect(cardColumns(6, '18rem')).toBe('repeat(auto-fill, minmax(min(100%, 18rem), 1fr))');
});

test('two cards share a row, and four form rows of two or four, never three and one', () => {
  expect(cardColumns(2, '18rem')).toContain('max(18rem, 34%)');
  expect(cardColumns(4, '18rem')).toContain('34%');
  expect(cardColumns(12, '18rem')).not.toContain('34%');
});
