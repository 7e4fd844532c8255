import { addressOf, hrefOf } from './PageAddress';

test.each([
  ['/', '/', ''],
  ['/blog?tag=a?b', '/blog', '?tag=a?b'],
])('%s is split into path and query', (href, pathname, search) => {
  expect(addressOf(href)).toEqual({ pathname, search });
  expect(hrefOf(addressOf(href))).toBe(href);
});
