import { isHost } from './isHost';

test.each([
  'example.com',
  'EXAMPLE.com.',
  'example.com:8080',
  'example.com:',
  'my_service:80',
  '127.0.0.1:3000',
  '[::1]',
  '[::1]:3000',
  '[::ffff:127.0.0.1]:80',
  'xn--e1afmkfd.xn--p1ai',
])('"%s" is a host', (host) => {
  expect(isHost(host)).toBe(true);
});

test.each([
  '',
  ' ',
  'a b',
  ':80',
  'example.com:99999',
  'example.com:8a',
  'example.com:-1',
  'example.com:80:80',
  '[::1]:99999',
  '[::1',
  '::1',
  '[example.com]',
  '[::1%25eth0]',
  '1.2.3.999',
  'a/b',
  'a?b',
  'user@example.com',
  'a,b',
  'http://example.com',
  'mu\u00f1oz.es',
  'exa%6dple.com',
])('"%s" is not a host', (host) => {
  expect(isHost(host)).toBe(false);
});
