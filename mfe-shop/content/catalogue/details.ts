import type { ProductDetails } from './product';
import { details } from './productFiles';

/** The part of a product that only its own page shows; null if the product does not exist. */
export const findDetails = (id: number): ProductDetails | null => details[id] ?? null;
