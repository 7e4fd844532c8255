import { longDate } from 'shared-ui';

/** `fecha` in words, as «14 de mayo de 2026». A text that is no date is shown unchanged. */
export const itemDate = (fecha: string): string => (Number.isNaN(Date.parse(fecha)) ? fecha : longDate(fecha));
