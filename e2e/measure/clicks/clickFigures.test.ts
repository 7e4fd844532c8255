import { clickFigures, clickPlots } from './clickFigures';
import type { Click } from './clickLink';

const aClick = (painted: number): Click => ({ pair: '/ → /blog', painted, settled: painted, cpu: 10, requests: 1 });
const clicks = (ours: number, today: number) => ({ 'this site': [aClick(ours)], today: [aClick(today)] });

test('a phone after idle has 0.45 of the former time, and one that points first has no bar', () => {
  const samples = { 'phone, after idle': clicks(46, 100), 'phone, after 200 ms of hover': clicks(99, 100) };
  const painted = clickFigures(samples).filter(({ what }) => what.endsWith("painted, to today's"));
  expect(painted.map(({ bar, holds }) => [bar, holds])).toEqual([
    ['at most 0.45', false],
    ['informs', true],
  ]);
});

test('with nothing to compare with, times are told', () => {
  const figures = clickFigures({ 'phone, cold': { 'this site': [aClick(120)] } });
  expect(figures.every(({ informs }) => informs)).toBe(true);
  expect(figures[0]?.seen).toBe('this site 120');
});

test('each profile has a plot with its own moments', () => {
  const plots = clickPlots({ 'phone, cold': clicks(1, 2), 'unthrottled, cold': clicks(3, 4) });
  expect(plots.map(({ rows }) => rows.map(({ label }) => label))).toEqual([['cold'], ['cold']]);
  expect(plots[1]?.rows[0]?.series).toEqual([
    { name: 'this site', values: [3] },
    { name: 'today', values: [4] },
  ]);
});
