import { longDate } from 'shared-ui';

/** `fecha` as a reader says it: «14 de mayo de 2026». What is no date is shown as it came. */
export const postDate = (fecha: string): string => (Number.isNaN(Date.parse(fecha)) ? fecha : longDate(fecha));
