import path from 'node:path';
import type { ProductDetails, ProductSummary } from './product';
import { productFileNames } from './productFileNames';

type ByProduct<Part> = Readonly<Record<number, Part>>;

/** For tests only: reads the folder. Builds replace this module (productFilesLoader.ts), so that lists load no details. */
function readParts<Part>(part: 'summary' | 'details'): ByProduct<Part> {
  const folder = path.join(__dirname, '../products');
  return Object.fromEntries(
    productFileNames(folder).map(({ id, name }) => [id, require(path.join(folder, name))[part]]),
  );
}

/** The part of each product for lists and the cart, by id. */
export const summaries = readParts<ProductSummary>('summary');
/** The part of each product that only its own page shows, by id. */
export const details = readParts<ProductDetails>('details');
