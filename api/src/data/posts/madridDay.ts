const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' });

/** The day in Madrid at an instant, as in `2026-05-14`. */
export const madridDay = (instant: Date): string => day.format(instant);

/** Madrid's offset from UTC at the start of a day, as mails and feeds write it (RFC 5322, section 3.3). */
export const offsetOfMadrid = (fecha: string): '+0100' | '+0200' =>
  madridDay(new Date(`${fecha}T00:00:00+02:00`)) === fecha ? '+0200' : '+0100';
