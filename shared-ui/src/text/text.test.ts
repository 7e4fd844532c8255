import { longDate } from './longDate';
import { onFirstUse } from './onFirstUse';

test('what is made on first use is made once, and not before', () => {
  const make = jest.fn(() => undefined);
  const value = onFirstUse(make);
  expect(make).not.toHaveBeenCalled();
  value();
  value();
  expect(make).toHaveBeenCalledTimes(1);
});

test('a date is written as it is said, by the clock of Girona', () => {
  expect(longDate('2026-05-14')).toBe('14 de mayo de 2026');
  expect(longDate('2026-05-14T23:30:00Z')).toBe('15 de mayo de 2026');
  expect(() => longDate('ayer')).toThrow(RangeError);
});
