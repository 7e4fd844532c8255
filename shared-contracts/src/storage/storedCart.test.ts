import { countUnits, parseCart } from './storedCart';

test('a line never holds more units than the cart allows', () => {
  const lines = parseCart({ version: 1, lines: [{ productId: 1, quantity: 50 }] });
  expect(lines).toEqual([{ productId: 1, quantity: 10 }]);
  expect(countUnits(lines)).toBe(10);
});

test('two lines of one product become one', () => {
  const lines = [7, 7].map((quantity) => ({ productId: 1, quantity }));
  expect(parseCart({ lines })).toEqual([{ productId: 1, quantity: 10 }]);
});

test('a line of an unavailable product is kept, but not counted', () => {
  const lines = parseCart({
    lines: [
      { productId: 404, quantity: 3, isUnavailable: true },
      { productId: 1, quantity: 2 },
    ],
  });
  expect(lines).toHaveLength(2);
  expect(countUnits(lines)).toBe(2);
});

test.each([null, 7, 'cart', [null], { lines: {} }, { lines: [{ productId: '1', quantity: 1 }] }])(
  'an unreadable cart (%j) is an empty cart',
  (stored) => expect(parseCart(stored)).toEqual([]),
);
