import { dotPlot, type Plot, seriesNames } from './dotPlot';

const aPlot = (changes: Partial<Plot> = {}): Plot => ({
  title: 'LCP',
  unit: 'ms',
  rows: [
    {
      label: '/blog',
      series: [
        { name: 'this site', values: [1600, 1500, 1700] },
        { name: 'today', values: [2000, 2000] },
      ],
    },
  ],
  ...changes,
});

const count = (svg: string, part: string) => svg.split(part).length - 1;

test('every sample is a dot and every contender has a median with its figure', () => {
  const svg = dotPlot(aPlot());
  expect(count(svg, '<circle')).toBe(5);
  expect(count(svg, 'class="median"')).toBe(2);
  expect(svg).toContain('<title>this site: 1,600 ms, 3 samples</title>');
});

test('the axis begins at 0 and holds the largest sample', () => {
  const svg = dotPlot(aPlot());
  const [end = 0] = [...svg.matchAll(/text-anchor="middle">([\d,]+)</g)]
    .map(([, tick]) => Number(tick?.replace(',', '')))
    .slice(-1);
  expect(end).toBeGreaterThanOrEqual(2000);
  expect(svg).toContain('text-anchor="middle">0<');
});

test('a larger sample is further right', () => {
  const [small = 0, , large = 0] = [...dotPlot(aPlot()).matchAll(/cx="([\d.]+)"/g)]
    .map(([, x]) => Number(x))
    .slice(0, 3);
  expect(large).toBeGreaterThan(small);
});

test('what was not seen is no dot, and text cannot end an element', () => {
  const svg = dotPlot(
    aPlot({ title: 'a<b', rows: [{ label: '/', series: [{ name: 'x', values: [Number.NaN, 1] }] }] }),
  );
  expect(count(svg, '<circle')).toBe(1);
  expect(svg).not.toContain('NaN');
  expect(svg).toContain('a&lt;b');
});

test('contenders are named once, in order', () => {
  expect(seriesNames([aPlot(), aPlot()])).toEqual(['this site', 'today']);
});
