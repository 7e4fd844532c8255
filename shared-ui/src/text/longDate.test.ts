import { longDate } from './longDate';

const reference = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'Europe/Madrid' });

test('days are written like Intl’s, but without using Intl', () => {
  const days = Array.from({ length: 1500 }, (_, index) => new Date(Date.UTC(2023, 11, 30 + index)));
  const expected = days.map((day) => reference.format(day));
  const intl = jest.spyOn(Intl, 'DateTimeFormat');
  expect(days.map((day) => longDate(day.toISOString().slice(0, 10)))).toEqual(expected);
  expect(intl).not.toHaveBeenCalled();
  intl.mockRestore();
});

test('a moment becomes its day in Girona', () => {
  expect(longDate('2026-05-13T23:30:00Z')).toBe('14 de mayo de 2026');
});

test.each(['', 'ayer', '2026-13-01', '2026-05-00', '2026-05-32'])('«%s» is no date and stays as it is', (text) => {
  expect(longDate(text)).toBe(text);
});
