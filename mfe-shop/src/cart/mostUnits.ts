import { MOST_UNITS } from 'shared-contracts';
import type { Product } from '../../content/catalogue/product';

/** The most units of a product that a cart takes (docs/product/shop.md#cart-3). */
export const mostUnits = ({ stock }: Pick<Product, 'stock'>): number => Math.min(stock, MOST_UNITS);
