/** @jest-environment node */
import { hrefOf } from '../../shared/composition/page/PageAddress';
import { LONGEST_TARGET, parseAddress } from './parseAddress';

const page = (pathname: string, search = '') => ({ page: { pathname, search } });

test.each([
  ['/', page('/')],
  ['/blog', page('/blog')],
  ['/blog?tag=FPV&page=2', page('/blog', '?tag=FPV&page=2')],
  ['/blog/post/%C3%B1', page('/blog/post/%C3%B1')],
  ['/a%2Fb', page('/a%2Fb')],
  ['http://h/blog?x=1', page('/blog', '?x=1')],
  ['HTTPS://user@h:80/blog', page('/blog')],
  ['http://h', page('/')],
])('%s is a page', (target, parsed) => {
  expect(parseAddress(target)).toEqual(parsed);
});

test.each([
  ['/blog/', '/blog'],
  ['/blog//?x=1', '/blog?x=1'],
  ['//', '/'],
  ['//[', '/['],
  ['//x/blog', '/x/blog'],
  ['///x', '/x'],
  ['/\\x', '/x'],
  ['/\\\\x/', '/x'],
  ['http://h//x', '/x'],
  ['http://h?x=1#y', '/?x=1'],
  ['http://h\\x', '/x'],
  ['/a/../b', '/b'],
  ['/a/%2E%2e/b', '/b'],
  ['/..//x', '/x'],
  ['/blog?', '/blog'],
  ['/blog#post', '/blog'],
  ['/%62log', '/blog'],
  ['/%c3%b1', '/%C3%B1'],
  ['/\u00c3\u00b1?b=\u00c3\u00b1', '/%C3%B1?b=%C3%B1'],
  ['/con espacio', '/con%20espacio'],
])('%s redirects to the one address %s', (target, redirect) => {
  expect(parseAddress(target)).toEqual({ redirect });
});

test.each([
  '',
  '*',
  'blog',
  '?x',
  'ftp://h/x',
  'http:///x',
  '/%',
  '/%zz',
  '/%C3',
  '/%ED%A0%80',
  '/a%00b',
  '/a%0Ab',
  '/a%E2%80%A8b',
  '/%E2%80%A9',
])('%j is no address', (target) => {
  expect(parseAddress(target)).toBe('bad');
});

test('a target may have the maximum length and no more', () => {
  expect(parseAddress(`/${'a'.repeat(LONGEST_TARGET - 1)}`)).toHaveProperty('page');
  expect(parseAddress(`/${'a'.repeat(LONGEST_TARGET)}`)).toBe('too-long');
});

/** The test combines up to four of these parts, like attackers and broken programs. */
const PARTS = [
  '/',
  '\\',
  '..',
  '%2e',
  '%2F',
  '%5C',
  '[',
  ':',
  '@x',
  '?',
  '#',
  ';',
  '\u00e9',
  'http://h',
  '%41',
  '%',
  '\t',
];

function* combinations(length: number, start = '/'): Generator<string> {
  yield start;
  if (length > 0) for (const part of PARTS) yield* combinations(length - 1, start + part);
}

test('every redirect stays on the site and leads directly to a page', () => {
  const led = [...combinations(4)].map(parseAddress).flatMap((parsed) => {
    return typeof parsed === 'object' && 'redirect' in parsed ? [parsed.redirect] : [];
  });
  expect(led.length).toBeGreaterThan(1000);
  const wrong = led.filter((address) => {
    const again = parseAddress(address);
    const isPage = typeof again === 'object' && 'page' in again && hrefOf(again.page) === address;
    return !isPage || new URL(address, 'http://own.example').origin !== 'http://own.example';
  });
  expect(wrong).toEqual([]);
});
