/**
 * Formats a number for visitors: `1.234`, `0,5`; with `decimals` always that many: `4,0`. Thousands are grouped from four
 * digits on (docs/product/texts.md#number-1). `Intl` is not used: it groups Spanish numbers from five digits on, and its
 * first use is a long task on a phone.
 */
export function formatNumber(value: number, decimals?: number): string {
  const written = decimals === undefined ? String(value) : value.toFixed(decimals);
  const [whole = '', rest] = written.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return rest === undefined ? grouped : `${grouped},${rest}`;
}

/** Formats a number with at most `decimals` decimals. With one decimal, 4.25 gives `4,3` and 4 gives `4`. */
export const formatRounded = (value: number, decimals: number): string => formatNumber(Number(value.toFixed(decimals)));
