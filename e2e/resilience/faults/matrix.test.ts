import { isSampled } from './matrix';

test.each([
  [16, 8],
  [6, 14],
  [3, 4],
  [4, 4],
  [1, 1],
])('the sample of %i faults and %i columns has each of them, in as few cells as possible', (rows, columns) => {
  const cells = Array.from(
    { length: rows * columns },
    (_, index) => [Math.floor(index / columns), index % columns] as const,
  );
  const sample = cells.filter(([row, column]) => isSampled(row, column, { rows, columns }));
  expect(new Set(sample.map(([row]) => row)).size).toBe(rows);
  expect(new Set(sample.map(([, column]) => column)).size).toBe(columns);
  expect(sample).toHaveLength(Math.max(rows, columns));
});
