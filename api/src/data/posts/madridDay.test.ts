import { madridDay, offsetOfMadrid } from './madridDay';

test.each([
  ['2026-01-14T22:59:59Z', '2026-01-14'],
  ['2026-01-14T23:00:00Z', '2026-01-15'],
  ['2026-07-14T21:59:59Z', '2026-07-14'],
  ['2026-07-14T22:00:00Z', '2026-07-15'],
])('at %s it is %s in Madrid', (instant, day) => {
  expect(madridDay(new Date(instant))).toBe(day);
});

test.each([
  ['2026-03-29', '+0100'],
  ['2026-03-30', '+0200'],
  ['2026-10-25', '+0200'],
  ['2026-10-26', '+0100'],
] as const)('%s begins at %s: clocks change at three in the night', (day, offset) => {
  expect(offsetOfMadrid(day)).toBe(offset);
});
