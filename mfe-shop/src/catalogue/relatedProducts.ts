import type { Product } from '../../content/products/product';

/** Products shown below one: of its own category first, then others, the featured before the rest. */
export function relatedProducts(product: Product, all: readonly Product[], count: number): Product[] {
  const others = all.filter(({ id }) => id !== product.id);
  const alike = others.filter(({ category }) => category === product.category);
  const rest = others.filter(({ category }) => category !== product.category);
  return [...alike, ...rest].slice(0, count);
}
