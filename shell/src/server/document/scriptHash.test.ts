/** @jest-environment node */
import { scriptHash } from './scriptHash';

test('a hash is the one that browsers compute (example of CSP 3)', () => {
  expect(scriptHash("alert('Hello, world.');")).toBe('sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=');
});
