import { median, pairedRatio, quantile } from './statistics';

test('the median is the middle of an odd number and between the middle two of an even one', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([10, 2, 4, 1])).toBe(3);
  expect(median([])).toBeNaN();
});

test('a quantile lies between its neighbours', () => {
  expect(quantile([1, 2, 3, 4, 5], 0.25)).toBe(2);
  expect(quantile([0, 10], 0.99)).toBeCloseTo(9.9);
});

test('samples are left in the order in which they were taken', () => {
  const samples = [3, 1, 2];
  median(samples);
  expect(samples).toEqual([3, 1, 2]);
});

test('a slow minute that affects both samples of a pair does not change the ratio', () => {
  const theirs = [100, 1000, 100, 100, 100];
  const ours = theirs.map((value) => value / 2);
  expect(pairedRatio(ours, theirs)).toEqual({ median: 0.5, low: 0.5, high: 0.5 });
});

test('a single bad load does not change the ratio, but shows in the spread', () => {
  const ratio = pairedRatio([50, 50, 50, 90, 90], [100, 100, 100, 100, 10]);
  expect(ratio.median).toBe(0.5);
  expect(ratio.high).toBeCloseTo(0.9);
});

test('the ratio of 0 to 0 is 1, and any other ratio to 0 exceeds every bar', () => {
  expect(pairedRatio([0], [0]).median).toBe(1);
  expect(pairedRatio([3], [0]).median).toBe(Number.POSITIVE_INFINITY);
});

test('samples without a partner are an error, not a shorter list', () => {
  expect(() => pairedRatio([1, 2], [1])).toThrow('2 samples cannot be paired with 1');
});
