/** @jest-environment node */
import { threadLimit } from './threadLimit';

test.each([
  [256e6, 4],
  [512e6, 4],
  [1e9, 10],
  [4e9, 48],
])('a machine of %s bytes runs %s threads', (memory, threads) => {
  expect(threadLimit(memory)).toBe(threads);
});

test('this machine has a limit, too', () => {
  expect(threadLimit()).toBeGreaterThanOrEqual(4);
});
