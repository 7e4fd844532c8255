import type { Figure } from '../figure';
import { allHold, table } from './printTable';

const aFigure = (changes: Partial<Figure> = {}): Figure => ({
  what: 'failed requests',
  seen: '0',
  bar: 'none',
  holds: true,
  ...changes,
});

test('the table lists a verdict, the bar and the result of each figure, in columns', () => {
  const text = table([aFigure(), aFigure({ what: 'p99', seen: '12 ms', bar: 'at most 2 ms', holds: false })]);
  expect(text).toBe('holds  failed requests  none          0\nSHORT  p99              at most 2 ms  12 ms\n');
});

test('a figure that informs says neither holds nor SHORT', () => {
  expect(table([aFigure({ holds: false, informs: true })])).toMatch(/^told /);
});

test('a figure that falls short decides, a figure that informs does not', () => {
  expect(allHold([aFigure(), aFigure({ holds: false, informs: true })])).toBe(true);
  expect(allHold([aFigure(), aFigure({ holds: false })])).toBe(false);
});
