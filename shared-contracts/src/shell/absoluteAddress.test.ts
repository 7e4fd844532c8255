import { absoluteAddress } from './absoluteAddress';

const known = { siteUrl: 'https://tramuntana.example' };
const unknown = { siteUrl: '' };

test('a path stands on the site', () => {
  expect(absoluteAddress('/blog?page=2', known)).toBe('https://tramuntana.example/blog?page=2');
});

test('without the address of the site a path has none', () => {
  expect(absoluteAddress('/blog', unknown)).toBeUndefined();
});

test.each([known, unknown])('an address of another host stays as it is', (shell) => {
  expect(absoluteAddress('https://media.example/cala.jpg', shell)).toBe('https://media.example/cala.jpg');
});
