import { onFirstUse } from './onFirstUse';

// A fixed place, so that server and browser write the same day.
const format = onFirstUse(() => new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'Europe/Madrid' }));

/** A date as a reader says it: «14 de mayo de 2026». Throws a RangeError for what is no date. */
export const longDate = (date: string): string => format().format(new Date(date));
