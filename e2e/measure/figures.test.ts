import { allHold, atLeast, atMost, type Figure, informs, median, none, ratio, table } from './figures';

const SHORT = none('failed requests', 2);
const TOLD: Figure = { ...SHORT, informs: true };

test('the table lists a verdict, the bar and the result of each figure, in columns', () => {
  const figures = [none('failed requests', 0), atMost('p99', 12, 2, (value) => `${value} ms`), TOLD];
  expect(table(figures)).toBe(
    'holds  failed requests  0             0\n' +
      'SHORT  p99              at most 2 ms  12 ms\n' +
      'told   failed requests  0             2\n',
  );
});

test('a figure that falls short decides, a figure that informs does not', () => {
  expect(allHold([none('failed requests', 0), TOLD, informs('LCP', '900')])).toBe(true);
  expect(allHold([TOLD, SHORT])).toBe(false);
});

test('a figure holds at its bar; a missing value falls short', () => {
  expect([atMost('', 2, 2), atMost('', 2.1, 2), atMost('', Number.NaN, 2)].map(({ holds }) => holds)).toEqual([
    true,
    false,
    false,
  ]);
  expect([atLeast('', 98, 98), atLeast('', 97, 98)].map(({ holds }) => holds)).toEqual([true, false]);
});

test('the median is the middle of an odd number and between the middle two of an even one', () => {
  expect([median([9, 1, 5]), median([10, 2, 4, 1]), median([])]).toEqual([5, 3, Number.NaN]);
});

test('a slow minute that affects both samples of a pair does not change the ratio', () => {
  expect(ratio('LCP', [105, 1050, 105], [100, 1000, 100], 1.05)).toEqual({
    what: 'LCP',
    seen: '1.05 (half of them 1.05 to 1.05)',
    bar: 'at most 1.05',
    holds: true,
  });
});

test('a single bad load does not change the ratio, but shows in the spread', () => {
  expect(ratio('LCP', [50, 50, 50, 90, 90], [100, 100, 100, 100, 10])).toMatchObject({
    seen: '0.50 (half of them 0.50 to 0.90)',
    informs: true,
  });
});

test('the ratio of 0 to 0 is 1, and any other ratio to 0 exceeds every bar', () => {
  expect(ratio('shift', [0], [0], 1).holds).toBe(true);
  expect(ratio('shift', [3], [0], 100).holds).toBe(false);
});

test('missing samples fall short, and samples without a partner are an error', () => {
  expect(ratio('LCP', [], [], 1.05).holds).toBe(false);
  expect(() => ratio('LCP', [1, 2], [1])).toThrow('2 samples cannot be paired with 1');
});
