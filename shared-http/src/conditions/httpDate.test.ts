import { readHttpDate } from './httpDate';

test.each(['Sun, 06 Nov 1994 08:49:37 GMT', 'Sunday, 06-Nov-94 08:49:37 GMT', 'Sun Nov  6 08:49:37 1994'])(
  'a date in one of HTTP’s three forms: %s',
  (text) => {
    expect(readHttpDate(text)).toBe(Date.UTC(1994, 10, 6, 8, 49, 37));
  },
);

test.each([
  undefined,
  '',
  '0',
  '1994',
  '1994-11-06',
  'Sun, 06 Nov 1994 08:49:37 +0100',
  'Sun, 06 Nox 1994 08:49:37 GMT',
])('not a date: %s', (text) => {
  expect(readHttpDate(text)).toBeUndefined();
});
