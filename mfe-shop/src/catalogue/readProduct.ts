import { findDetails } from '../../content/details/details';
import type { Product, ProductDetails } from '../../content/products/product';
import { findProduct, products } from '../../content/products/products';
import { relatedProducts } from './relatedProducts';

const RELATED = 4;

/** All that a product's page shows. */
export type ProductPageData = { product: Product; details: ProductDetails; related: readonly Product[] };

/** The sample data of a product; null where there is none of that id. */
export function readProduct(id: number): ProductPageData | null {
  const product = findProduct(id);
  const details = findDetails(id);
  return product && details && { product, details, related: relatedProducts(product, products, RELATED) };
}
