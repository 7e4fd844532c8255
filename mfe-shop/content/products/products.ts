import { accessoryProducts } from './accessoryProducts';
import { beginnerProducts } from './beginnerProducts';
import { cameraProducts } from './cameraProducts';
import { fpvProducts } from './fpvProducts';
import type { Product } from './product';
import { surveyProducts } from './surveyProducts';

/** All products of the demo shop, by id. The order 'featured' is this one. */
export const products: readonly Product[] = [
  ...cameraProducts,
  ...beginnerProducts,
  ...fpvProducts,
  ...surveyProducts,
  ...accessoryProducts,
].sort((a, b) => a.id - b.id);

/** The product with an id; null where there is none, as an address or an old cart may name it. */
export const findProduct = (id: number): Product | null => products.find((product) => product.id === id) ?? null;
