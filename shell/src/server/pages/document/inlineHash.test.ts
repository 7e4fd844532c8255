/** @jest-environment node */
import { inlineHash } from './inlineHash';

test('a hash is the one that browsers compute (example of CSP 3)', () => {
  expect(inlineHash("alert('Hello, world.');")).toBe('sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=');
});
