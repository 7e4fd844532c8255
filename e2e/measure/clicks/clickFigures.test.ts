import { clickFigures } from './clickFigures';
import type { Click } from './clickLink';

const aClick = (painted: number): Click => ({ pair: '/ → /blog', painted, settled: painted, cpu: 10, requests: 1 });
const clicks = (ours: number, beside: number) => ({ 'this site': [aClick(ours)], beside: [aClick(beside)] });

test('a click may take a tenth longer than on the compared site', () => {
  const samples = { 'phone, after idle': clicks(111, 100), 'unthrottled, cold': clicks(110, 100) };
  const painted = clickFigures(samples).filter(({ what }) => what.endsWith('painted, to the site beside'));
  expect(painted.map(({ holds }) => holds)).toEqual([false, true]);
});

test('without a compared site, the figures show times', () => {
  const figures = clickFigures({ 'phone, cold': { 'this site': [aClick(120)] } });
  expect(figures.every(({ informs }) => informs)).toBe(true);
  expect(figures[0]?.seen).toBe('this site 120');
});
