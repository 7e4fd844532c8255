import path from 'node:path';
import type { ProductDetails, ProductSummary } from './product';
import { productFileNames } from './productFileNames';

type ByProduct<Part> = Readonly<Record<number, Part>>;

/** Here the folder is read for tests. Builds replace this module (productFilesLoader.ts), so that lists load no details. */
function readParts<Part>(part: 'summary' | 'details'): ByProduct<Part> {
  const folder = path.join(__dirname, '../products');
  return Object.fromEntries(
    productFileNames(folder).map(({ id, name }) => [id, require(path.join(folder, name))[part]]),
  );
}

/** What lists and the cart show of each product, by its id. */
export const summaries = readParts<ProductSummary>('summary');
/** What only a product's own page shows, by its id. */
export const details = readParts<ProductDetails>('details');
