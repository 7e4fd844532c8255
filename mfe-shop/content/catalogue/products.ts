import type { Product } from './product';
import { summaries } from './productFiles';

/** All products of the demo shop, by id, as JavaScript orders numeric keys. The order 'featured' is this one. */
export const products: readonly Product[] = Object.entries(summaries).map(([id, summary]) => ({
  id: Number(id),
  ...summary,
}));

/** The product with an id; null where there is none, as an address or an old cart may name it. */
export const findProduct = (id: number): Product | null => products.find((product) => product.id === id) ?? null;
