/** @jest-environment node */
import { isStalled } from './stall';

test.each([
  ['a loop on a machine of its own', 1000, 990, true],
  ['long work that has not yet lasted too long', 900, 880, false],
  ['a start on a machine that has no time for it', 1000, 250, false],
  ['a loop on such a machine', 1600, 400, true],
])('%s', (_what, silence, cpu, stalled) => {
  expect(isStalled(silence, cpu)).toBe(stalled);
});
