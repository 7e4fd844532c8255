import { findDetails } from '../../content/catalogue/details';
import type { Product, ProductDetails } from '../../content/catalogue/product';
import { findProduct, products } from '../../content/catalogue/products';
import { relatedProducts } from './relatedProducts';

const RELATED = 4;

/** All data of a product's page. */
export type ProductPageData = { product: Product; details: ProductDetails; related: readonly Product[] };

/** The sample data of a product; null if it does not exist. */
export function readProduct(id: number): ProductPageData | null {
  const product = findProduct(id);
  const details = findDetails(id);
  return product && details && { product, details, related: relatedProducts(product, products, RELATED) };
}
