import { formatEuros } from '../../../money/formatEuros';
import { MAX_PRICE } from './productFilter';

/** A limit in whole euros, in words: `Hasta 1.500 €`, or `Sin límite`. */
export const priceLimit = (max: number): string =>
  max >= MAX_PRICE ? 'Sin límite' : `Hasta ${formatEuros(max * 100).replace(',00', '')}`;
