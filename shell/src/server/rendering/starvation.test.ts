/** @jest-environment node */
import { wasStarved } from './starvation';

test.each([
  ['waits for something that does not come', { elapsed: 1900, active: 20, cpu: 10 }, false],
  ['works all the time', { elapsed: 1900, active: 1900, cpu: 1800 }, false],
  ['shares a core with one other', { elapsed: 2000, active: 2000, cpu: 1000 }, false],
  ['gets a fifth of a core', { elapsed: 1900, active: 1850, cpu: 380 }, true],
  ['waits half of the time and is starved in the other', { elapsed: 2000, active: 1100, cpu: 90 }, true],
])('a thread that %s', (_what, times, starved) => {
  expect(wasStarved(times)).toBe(starved);
});
