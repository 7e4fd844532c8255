import { cardColumns } from './cardColumns';

test('as many cards as fit stand side by side', () => {
  expect(cardColumns(6, '18rem')).toBe('repeat(auto-fill, minmax(min(100%, 18rem), 1fr))');
});

test('two cards share the row, and four stand in twos or fours, never three and one', () => {
  expect(cardColumns(2, '18rem')).toContain('max(18rem, 34%)');
  expect(cardColumns(4, '18rem')).toContain('34%');
  expect(cardColumns(12, '18rem')).not.toContain('34%');
});
