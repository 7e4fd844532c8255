import { categories } from './categories';
import { findDetails } from './details';
import { findProduct, products } from './products';

test('there are at least 24 products, and some in each of five categories', () => {
  expect(products.length).toBeGreaterThanOrEqual(24);
  expect(categories).toHaveLength(5);
  for (const { id } of categories) expect(products.filter(({ category }) => category === id).length).toBeGreaterThan(3);
});

test('no two products share an id, a name or a picture', () => {
  for (const field of ['id', 'name', 'image'] as const) {
    expect(new Set(products.map((product) => product[field])).size).toBe(products.length);
  }
});

test.each(products)('$name: money is whole cents, within the price slider, and lower than before', (product) => {
  const { price, oldPrice } = product;
  expect(Number.isInteger(price)).toBe(true);
  expect(price).toBeGreaterThan(0);
  expect(price).toBeLessThanOrEqual(500_000);
  if (oldPrice !== null) expect(oldPrice).toBeGreaterThan(price);
});

test.each(products)(
  '$name: count and rating match those of the reviews that its page shows',
  ({ id, rating, reviews }) => {
    const shown = findDetails(id)?.reviews ?? [];
    expect(shown).toHaveLength(reviews);
    const mean = shown.reduce((sum, review) => sum + review.rating, 0) / shown.length;
    expect(rating).toBe(Math.round(mean * 10) / 10);
  },
);

test.each(products)('$name: its page begins with its own picture and has at least six specifications', (product) => {
  const details = findDetails(product.id);
  expect(details?.images[0]).toBe(product.image);
  expect(details?.specifications.length).toBeGreaterThanOrEqual(6);
});

test('an unknown id gives no product', () => {
  expect(findProduct(999)).toBeNull();
  expect(findDetails(999)).toBeNull();
});
