import { formatNumber } from '@tramuntana/ui';
import { MAX_PRICE } from './productFilter';

/** A limit in whole euros as text: `Hasta 1.500 €`, or `Sin límite`. */
export const priceLimit = (max: number): string =>
  max >= MAX_PRICE ? 'Sin límite' : `Hasta ${formatNumber(max)}\u00a0€`;
