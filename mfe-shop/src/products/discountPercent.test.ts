import { discountPercent } from './discountPercent';

test('a reduction is in whole percent of the old price', () => {
  expect(discountPercent({ price: 289_900, oldPrice: 329_900 })).toBe(12);
});

test.each([null, 100, 50])('without a higher old price (%s) there is no reduction', (oldPrice) => {
  expect(discountPercent({ price: 100, oldPrice })).toBe(0);
});
