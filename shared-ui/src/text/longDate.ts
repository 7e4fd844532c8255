import { onFirstUse } from './onFirstUse';

// A fixed time zone, so that server and browser give the same day.
const format = onFirstUse(() => new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'Europe/Madrid' }));

const MONTHS = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');
const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;

/**
 * A date in words: «14 de mayo de 2026». A text that is no date stays as it is, because it may come from the API.
 *
 * A day without a time does not need `Intl`, whose first use blocks a phone for about 80 ms during hydration.
 */
export function longDate(date: string): string {
  const [, year = '', month = '', day = ''] = DAY.exec(date) ?? [];
  const name = MONTHS[Number(month) - 1];
  // A day that the calendar lacks, such as 31 February, is left to `Intl`.
  const isDay = name && new Date(date).getUTCDate() === Number(day);
  if (isDay) return `${Number(day)} de ${name} de ${Number(year)}`;
  return Number.isNaN(Date.parse(date)) ? date : format().format(new Date(date));
}
