import { report } from './writeReport';

const plot = (name: string) => ({
  title: 'LCP',
  unit: 'ms',
  rows: [{ label: '/', series: [{ name, values: [1] }] }],
});
const figures = [{ what: 'LCP', seen: '<1', bar: 'at most 2', holds: true }];

test('a contender has one colour in all plots, also where it comes first in its own', () => {
  const html = report([plot('this site'), plot('today')], figures, 'On one day.');
  expect(html).toContain('<span class="key series-1">● today</span>');
  expect(html.match(/<g class="series-\d"/g)).toEqual(['<g class="series-0"', '<g class="series-1"']);
});

test('the table stands in it, and both themes have their colours', () => {
  const html = report([], figures, 'On one day.');
  expect(html).toContain('holds  LCP  at most 2  &lt;1');
  expect(html).toContain('color-scheme:light dark');
});
