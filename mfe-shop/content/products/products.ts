import { accessoryProducts } from './accessoryProducts';
import { beginnerProducts } from './beginnerProducts';
import { cameraProducts } from './cameraProducts';
import { fpvProducts } from './fpvProducts';
import type { Product } from './product';
import { surveyProducts } from './surveyProducts';

/** The demo shop's whole assortment, by id: 'featured' is this order. */
export const products: readonly Product[] = [
  ...cameraProducts,
  ...beginnerProducts,
  ...fpvProducts,
  ...surveyProducts,
  ...accessoryProducts,
].sort((a, b) => a.id - b.id);

/** The product of an id, or null where there is none: it may come from an address or from an older cart. */
export const findProduct = (id: number): Product | null => products.find((product) => product.id === id) ?? null;
