import { paginationWindow } from './paginationWindow';

test.each([
  [1, 1, [1]],
  [1, 4, [1, 2, 3, 4]],
  [1, 9, [1, 2, 3, 'gap', 9]],
  [6, 12, [1, 'gap', 4, 5, 6, 7, 8, 'gap', 12]],
  [12, 12, [1, 'gap', 10, 11, 12]],
] as const)('on page %i of %i the numbers are %j', (page, pages, expected) => {
  expect(paginationWindow(page, pages)).toEqual(expected);
});

test('an ellipsis never replaces a single page', () => {
  expect(paginationWindow(5, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});
