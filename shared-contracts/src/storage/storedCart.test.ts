import { countUnits, parseCart } from './storedCart';

test('a line holds as much as a cart takes, whatever was stored', () => {
  const lines = parseCart({ version: 1, lines: [{ productId: 1, quantity: 50 }] });
  expect(lines).toEqual([{ productId: 1, quantity: 10 }]);
  expect(countUnits(lines)).toBe(10);
});

test('two lines of one product are one', () => {
  const lines = [7, 7].map((quantity) => ({ productId: 1, quantity }));
  expect(parseCart({ lines })).toEqual([{ productId: 1, quantity: 10 }]);
});

test('a line without a product to sell is kept, and not counted', () => {
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
  'what no shop has written (%j) is an empty cart',
  (stored) => expect(parseCart(stored)).toEqual([]),
);
