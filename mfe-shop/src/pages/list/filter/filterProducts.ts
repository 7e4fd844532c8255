import { searchWords } from '@tramuntana/contracts';
import { findCategory } from '../../../../content/catalogue/categories';
import type { Product } from '../../../../content/catalogue/product';
import { MAX_PRICE, type ProductFilter, type SortOrder } from './productFilter';

/**
 * The products that meet all conditions of a filter (words, categories, price), in the filter's order. A search of signs
 * alone finds none (docs/product/blog.md#search-5).
 */
export function filterProducts(products: readonly Product[], filter: ProductFilter): Product[] {
  const words = plainWords(filter.q);
  if (filter.q && words.length === 0) return [];
  const found = products.filter(
    (product) =>
      (filter.categories.length === 0 || filter.categories.includes(product.category)) &&
      (filter.max >= MAX_PRICE || product.price <= filter.max * 100) &&
      words.every((word) => textOf(product).includes(word)),
  );
  return found.sort(comparisons[filter.order]);
}

// Sorting is stable, so equal products stay in the order 'featured'.
const comparisons: Record<SortOrder, (a: Product, b: Product) => number> = {
  featured: () => 0,
  'price-asc': (a, b) => a.price - b.price,
  'price-desc': (a, b) => b.price - a.price,
  rating: (a, b) => b.rating - a.rating || b.reviews - a.reviews,
};

const textOf = ({ name, description, category }: Product) =>
  plainWords(`${name} ${description} ${findCategory(category)?.name}`).join(' ');

/** The words of a text without accents, so that 'termico' finds 'Térmico'. */
const plainWords = (text: string) => searchWords(text).map((word) => word.normalize('NFD').replace(/\p{M}/gu, ''));
