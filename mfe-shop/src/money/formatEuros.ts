/**
 * An amount in whole cents as visitors read it: `1.234,50 €` (with a no-break space). It does without `Intl`: the first use
 * is a long task on a phone (docs/decisions/0016), and in Spanish `Intl` groups thousands only from 10.000 on.
 */
export function formatEuros(cents: number): string {
  const [euros = '', rest = ''] = (cents / 100).toFixed(2).split('.');
  return `${euros.replace(/\B(?=(\d{3})+$)/g, '.')},${rest}\u00a0€`;
}
