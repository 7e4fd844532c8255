import { formatEuros } from './formatEuros';

test.each([
  [123_450, '1.234,50 €'],
  [0, '0,00 €'],
  [-123_450, '-1.234,50 €'],
  [5, '0,05 €'],
  [99_999, '999,99 €'],
  [1_234_567_89, '1.234.567,89 €'],
])('%d cents read «%s»', (cents, written) => {
  expect(formatEuros(cents)).toBe(written.replace(' ', '\u00a0'));
});
