import type { Product } from '../../content/catalogue/product';

/** Related products: first those of the same category, then others, each group in the order 'featured'. */
export function relatedProducts(product: Product, all: readonly Product[], count: number): Product[] {
  const others = all.filter(({ id }) => id !== product.id);
  const alike = others.filter(({ category }) => category === product.category);
  const rest = others.filter(({ category }) => category !== product.category);
  return [...alike, ...rest].slice(0, count);
}
