import type { Product } from './product';
import { summaries } from './productFiles';

/**
 * All products of the demo shop. JavaScript orders numeric keys, so they are sorted by id. This is also the order
 * 'featured'.
 */
export const products: readonly Product[] = Object.entries(summaries).map(([id, summary]) => ({
  id: Number(id),
  ...summary,
}));

/** The product with an id. Null if there is none: addresses and old carts may contain any id. */
export const findProduct = (id: number): Product | null => products.find((product) => product.id === id) ?? null;
