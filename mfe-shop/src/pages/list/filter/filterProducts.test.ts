import type { Product } from '../../../../content/catalogue/product';
import { products } from '../../../../content/catalogue/products';
import { filterProducts } from './filterProducts';
import { NO_FILTER, type ProductFilter } from './productFilter';

const found = (filter: Partial<ProductFilter>) => filterProducts(products, { ...NO_FILTER, ...filter });

test('no filter shows everything, featured first', () => {
  expect(found({})).toEqual(products);
});

test('words are found without accents and in any order', () => {
  expect(found({ q: 'TERMICO mestral' }).map(({ name }) => name)).toEqual(['Mestral Térmico']);
});

test('words match despite invisible characters in the text or in the search', () => {
  const [product] = products as [Product];
  const hyphenated = [{ ...product, name: 'Cuasi\u00advuelo' }];
  expect(filterProducts(hyphenated, { ...NO_FILTER, q: 'cuasivuelo' })).toEqual(hyphenated);
  expect(filterProducts(hyphenated, { ...NO_FILTER, q: 'cuasi\u200bvuelo' })).toEqual(hyphenated);
});

test.each(['🚁', '«»', '...'])('a search of signs alone (%s) finds nothing', (q) => {
  expect(found({ q })).toEqual([]);
});

test('several categories add up, and combine with the price', () => {
  const some = found({ categories: ['camara', 'accesorios'], max: 500 });
  expect(some.length).toBeGreaterThan(0);
  for (const { category, price } of some) {
    expect(['camara', 'accesorios']).toContain(category);
    expect(price).toBeLessThanOrEqual(50_000);
  }
});

test.each(['price-asc', 'price-desc', 'rating'] as const)('%s orders all products', (order) => {
  const values = found({ order }).map(({ price, rating }) => (order === 'rating' ? rating : price));
  const sorted = [...values].sort((a, b) => (order === 'price-asc' ? a - b : b - a));
  expect(values).toEqual(sorted);
  expect(values).toHaveLength(products.length);
});

test('words that no product has give no results', () => {
  expect(found({ q: 'submarino' })).toEqual([]);
});
