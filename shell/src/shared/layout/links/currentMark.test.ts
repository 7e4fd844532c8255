import { currentMark } from './currentMark';

test.each([
  ['/blog', '/blog', 'page'],
  ['/blog', '/blog/post/1', 'page'],
  ['/blog', '/blogs', undefined],
  ['/blog', '/', undefined],
  ['/', '/', 'page'],
  ['/', '/blog', undefined],
])('the link to %s on %s', (to, pathname, mark) => expect(currentMark(to, pathname)).toBe(mark));
