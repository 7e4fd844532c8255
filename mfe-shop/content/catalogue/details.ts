import type { ProductDetails } from './product';
import { details } from './productFiles';

/** What only a product's own page shows; null where there is no such product. */
export const findDetails = (id: number): ProductDetails | null => details[id] ?? null;
