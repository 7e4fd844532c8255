/** @jest-environment node */
import { acceptedEncoding } from './acceptedEncoding';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0', 'identity'],
  ['br;q=0.05 , gzip;q=0.5', 'gzip'],
  ['gzip;q=0.5, br;q=0.5', 'br'],
  ['br ;  q=0.00,gzip; q=1', 'gzip'],
  ['*', 'br'],
  ['identity;q=1, *;q=0', 'identity'],
  ['deflate', 'identity'],
  ['', 'identity'],
  ['BR', 'br'],
  [undefined, 'identity'],
])('a client that accepts %s gets %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});

test('a client that prefers an encoding which is not offered gets its next best', () => {
  expect(acceptedEncoding('gzip, br;q=0.5', ['br', 'identity'])).toBe('br');
  expect(acceptedEncoding('gzip', ['br', 'identity'])).toBe('identity');
});
