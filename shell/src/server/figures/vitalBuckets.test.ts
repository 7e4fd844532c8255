/** @jest-environment node */
import { VITALS } from '../../shared/composition/reports/vitals';
import { bucketOf, noCounts, quantileOf, SCALES, sharesOf } from './vitalBuckets';

function counted(vital: (typeof VITALS)[number], values: readonly number[]) {
  const counts = noCounts(vital);
  for (const value of values) counts[bucketOf(vital, value)] = (counts[bucketOf(vital, value)] ?? 0) + 1;
  return counts;
}

test.each(VITALS)('the limits of %s are bucket bounds, so that shares against them are exact', (vital) => {
  const { bounds, good, poor } = SCALES[vital];
  expect(bounds).toEqual([...bounds].sort((a, b) => a - b));
  expect([bounds.includes(good), bounds.includes(poor)]).toEqual([true, true]);
  expect(sharesOf(vital, counted(vital, [good, good, poor, poor * 1.01]))).toEqual([0.5, 0.25, 0.25]);
});

test('the p75 of many values is within their bucket', () => {
  const values = Array.from({ length: 1000 }, (_, index) => index * 4);
  // Spread evenly from 0 to 4 s: three quarters are below 3 s.
  expect(quantileOf('LCP', counted('LCP', values), 0.75)).toBeCloseTo(3000, -1);
  expect(quantileOf('INP', counted('INP', [30, 30, 30, 30]), 0.75)).toBe(36);
});

test('a value above all bounds counts as the last bound; without values there is no p75', () => {
  expect(quantileOf('LCP', counted('LCP', [600_000]), 0.75)).toBe(30_000);
  expect([quantileOf('CLS', noCounts('CLS'), 0.75), sharesOf('CLS', noCounts('CLS'))]).toEqual([undefined, undefined]);
  expect(quantileOf('CLS', counted('CLS', [0, 0]), 0.75)).toBe(0);
});
