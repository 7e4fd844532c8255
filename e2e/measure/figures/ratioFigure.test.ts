import { ratioFigure } from './ratioFigure';

test('a ratio holds up to its bar and falls short above it, with the spread of the pairs', () => {
  expect(ratioFigure('LCP', [105, 105], [100, 100], { atMost: 1.05 })).toEqual({
    what: 'LCP',
    seen: '1.05 (half of them 1.05 to 1.05)',
    bar: 'at most 1.05',
    holds: true,
  });
  expect(ratioFigure('LCP', [106, 106], [100, 100], { atMost: 1.05 }).holds).toBe(false);
});

test('without a bar it informs', () => {
  expect(ratioFigure('CPU', [2], [1]).informs).toBe(true);
});

test('missing samples fall short', () => {
  expect(ratioFigure('LCP', [], [], { atMost: 1.05 }).holds).toBe(false);
});
