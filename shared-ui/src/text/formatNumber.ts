/**
 * A number as visitors read it: `1.234`, `0,5`; with `decimals`, always so many: `4,0`. Thousands are grouped from four
 * digits on (docs/product/texts.md#number-1). Without `Intl`, which groups Spanish numbers from five digits on only. Its first
 * use is a long task on a phone.
 */
export function formatNumber(value: number, decimals?: number): string {
  const written = decimals === undefined ? String(value) : value.toFixed(decimals);
  const [whole = '', rest] = written.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return rest === undefined ? grouped : `${grouped},${rest}`;
}

/** A number with at most so many decimals: `4,3` and `4` of 4.25 and 4 with one. */
export const formatRounded = (value: number, decimals: number): string => formatNumber(Number(value.toFixed(decimals)));
