import { absoluteAddress } from './absoluteAddress';

const known = { siteUrl: 'https://tramuntana.example' };
const unknown = { siteUrl: '' };

test('a path gets the site’s origin', () => {
  expect(absoluteAddress('/blog?page=2', known)).toBe('https://tramuntana.example/blog?page=2');
});

test('without the site’s origin, a path has no absolute address', () => {
  expect(absoluteAddress('/blog', unknown)).toBeUndefined();
});

test.each([known, unknown])('an address of another host stays as it is', (shell) => {
  expect(absoluteAddress('https://media.example/cala.jpg', shell)).toBe('https://media.example/cala.jpg');
});
