/**
 * A number as visitors read it: `1.234`, `0,5`; with `decimals`, always so many: `4,0`. Thousands are grouped from four
 * digits on (docs/product/texts.md#number-1). Without `Intl`, which groups Spanish numbers from five digits on only, and whose
 * first use is a long task on a phone.
 */
export function formatNumber(value: number, decimals?: number): string {
  const written = decimals === undefined ? String(value) : value.toFixed(decimals);
  const [whole = '', rest] = written.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return rest === undefined ? grouped : `${grouped},${rest}`;
}
