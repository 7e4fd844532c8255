import { MOST_UNITS } from '@tramuntana/contracts';
import type { Product } from '../../content/catalogue/product';

/** Maximum units of a product in a cart (docs/product/shop.md#cart-3). */
export const mostUnits = ({ stock }: Pick<Product, 'stock'>): number => Math.min(stock, MOST_UNITS);
