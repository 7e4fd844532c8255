import { onFirstUse } from 'shared-ui';

// `always`: Spanish groups thousands from 10.000 on by itself, and a column of prices needs one rule.
const euros = onFirstUse(
  () => new Intl.NumberFormat('es-ES', { style: 'currency', currency: 'EUR', useGrouping: 'always' }),
);

/** An amount in whole cents as visitors read it: `1.234,50 €` (with a no-break space). */
export const formatEuros = (cents: number): string => euros().format(cents / 100);
