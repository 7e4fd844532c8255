import type { Product } from '../../content/products/product';

/** The most units of a product that a cart takes (docs/product/shop.md#cart-3). */
export const mostUnits = ({ stock }: Pick<Product, 'stock'>): number => stock;
