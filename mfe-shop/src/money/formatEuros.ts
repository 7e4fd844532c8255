import { formatNumber } from '@tramuntana/ui';

/** Formats an amount in whole cents: `1.234,50 €`, with a no-break space (docs/product/shop.md#goods-5). */
export const formatEuros = (cents: number): string => `${formatNumber(cents / 100, 2)}\u00a0€`;
