import { formatEuros } from '../../../money/formatEuros';
import { MAX_PRICE } from './productFilter';

/** A limit in euros, in words: `Hasta 1.500 €`, or that there is none. */
export const priceLimit = (max: number): string =>
  max >= MAX_PRICE ? 'Sin límite' : `Hasta ${formatEuros(max * 100).replace(',00', '')}`;
