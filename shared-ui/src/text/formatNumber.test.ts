import { formatNumber, formatRounded } from './formatNumber';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1.000'],
  [1234, '1.234'],
  [12345, '12.345'],
  [1234567, '1.234.567'],
  [0.5, '0,5'],
  [-1234.5, '-1.234,5'],
])('%d reads %s', (value, written) => {
  expect(formatNumber(value)).toBe(written);
});

test.each([
  [4, 1, '4,0'],
  [4.25, 1, '4,3'],
  [1234.5, 2, '1.234,50'],
  [1999.6, 0, '2.000'],
])('%d with %d decimals reads %s', (value, decimals, written) => {
  expect(formatNumber(value, decimals)).toBe(written);
});

test.each([
  [4, 1, '4'],
  [4.25, 1, '4,3'],
  [1999.6, 0, '2.000'],
])('%d with at most %d decimals reads %s', (value, decimals, written) => {
  expect(formatRounded(value, decimals)).toBe(written);
});
