// A fixed place, so that server and browser write the same day.
const longDate = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'Europe/Madrid' });

/** `fecha` as a reader says it: «14 de mayo de 2026». What is no date is shown as it came. */
export function postDate(fecha: string): string {
  const date = new Date(fecha);
  return Number.isNaN(date.getTime()) ? fecha : longDate.format(date);
}
