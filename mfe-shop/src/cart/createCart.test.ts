import { CART_KEY } from '@tramuntana/contracts';
import fc from 'fast-check';
import type { Product } from '../../content/catalogue/product';
import type { RemovedLine } from './cartLines';
import { createCart } from './createCart';
import { priceCart } from './priceCart';

const PRICES = [8_900, 14_950, 289_999, 1];
const STOCKS = [10, 3, 1, 7];
const stockOf = (id: number) => STOCKS[id - 1] ?? 0;
const findProduct = (id: number) => (PRICES[id - 1] ? aProduct(id) : null);
const aProduct = (id: number) => ({ id, price: PRICES[id - 1], stock: stockOf(id) }) as Product;

const product = fc.integer({ min: 1, max: PRICES.length });
const tab = fc.constantFrom(0, 1);
const quantity = fc.oneof(fc.integer({ min: -5, max: 30 }), fc.constant(Number.NaN), fc.double());
const step = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), tab, product, quantity: fc.integer({ min: 1, max: 12 }) }),
  fc.record({ kind: fc.constant('set' as const), tab, product, quantity }),
  fc.record({ kind: fc.constant('remove' as const), tab, product }),
  fc.record({ kind: fc.constant('undo' as const), tab }),
  fc.record({ kind: fc.constant('clear' as const), tab }),
);

beforeEach(() => window.localStorage.clear());

test('with any actions in two tabs, the total is the sum of the lines, quantities stay within 1 and stock, nothing is lost', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      window.localStorage.clear();
      const counts = [0, 0];
      const tabs = counts.map((_, index) =>
        createCart((units) => {
          counts[index] = units;
        }),
      );
      const removed: (RemovedLine | null)[] = [null, null];
      const expected = new Map<number, number>();
      const within = (units: number, id: number) => Math.min(stockOf(id), Math.max(1, Math.trunc(units) || 1));

      for (const action of steps) {
        const cart = tabs[action.tab] as (typeof tabs)[number];
        if (action.kind === 'add') {
          cart.add(action.product, action.quantity, stockOf(action.product));
          expected.set(action.product, within((expected.get(action.product) ?? 0) + action.quantity, action.product));
        } else if (action.kind === 'set') {
          cart.setQuantity(action.product, action.quantity, stockOf(action.product));
          if (expected.has(action.product)) expected.set(action.product, within(action.quantity, action.product));
        } else if (action.kind === 'remove') {
          removed[action.tab] = cart.remove(action.product);
          expected.delete(action.product);
        } else if (action.kind === 'clear') {
          cart.clear();
          expected.clear();
        } else {
          const line = removed[action.tab];
          if (!line) continue;
          cart.restore(line, stockOf(line.line.productId));
          const { productId: id, quantity: units } = line.line;
          expected.set(id, within((expected.get(id) ?? 0) + units, id));
          removed[action.tab] = null;
        }

        const units = [...expected.values()].reduce((sum, each) => sum + each, 0);
        expect(counts[action.tab]).toBe(units);
        for (const { store } of tabs) {
          const { lines, total, unavailable } = priceCart(store.read().value, findProduct);
          expect(new Map(lines.map((line) => [line.product.id, line.quantity]))).toEqual(expected);
          expect(unavailable).toEqual([]);
          expect(lines.every((line) => line.quantity >= 1 && line.quantity <= line.product.stock)).toBe(true);
          expect(total).toBe(lines.reduce((sum, line) => sum + line.product.price * line.quantity, 0));
          expect(Number.isSafeInteger(total)).toBe(true);
        }
      }
    }),
  );
});

test('removing and restoring a line changes nothing, at any position', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([1, 2, 3, 4], { minLength: 1 }), fc.nat(), (ids, pick) => {
      window.localStorage.clear();
      const cart = createCart(() => {});
      for (const id of ids) cart.add(id, 1, stockOf(id));
      const before = cart.store.read().value;
      const id = ids[pick % ids.length] as number;
      cart.restore(cart.remove(id) as RemovedLine, stockOf(id));
      expect(cart.store.read().value).toEqual(before);
    }),
  );
});

test('with any content in the storage, the cart can be read and used', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.constant('{"version":1,"lines":{}}')), (garbage) => {
      window.localStorage.setItem(CART_KEY, garbage);
      const cart = createCart(() => {});
      expect(Array.isArray(cart.store.read().value)).toBe(true);
      cart.add(1, 1, 10);
      expect(cart.store.read().value.some(({ productId }) => productId === 1)).toBe(true);
    }),
  );
});

const aLine = fc.record({ productId: fc.integer({ min: 1, max: 1e6 }), quantity: fc.integer({ min: 1, max: 10 }) });
const aBrokenLine = fc.oneof(
  fc.constant(null),
  fc.string(),
  fc.record({ productId: fc.constant('1'), quantity: fc.constant(1) }),
  fc.record({ productId: fc.constant(7), quantity: fc.constantFrom(0, -1, 1.5, null, '2') }),
);

test('broken lines leave the others, in a cart of any version', () => {
  const lines = fc.uniqueArray(aLine, { selector: ({ productId }) => productId, maxLength: 6 });
  fc.assert(
    fc.property(lines, fc.array(aBrokenLine, { maxLength: 4 }), fc.integer(), (valid, broken, version) => {
      window.localStorage.setItem(CART_KEY, JSON.stringify({ version, lines: [...broken, ...valid], later: true }));
      expect(createCart(() => {}).store.read().value).toEqual(valid);
    }),
  );
});

test('a cart of an older shape (a bare list, lines with the product as `id`) is read', () => {
  const older = [{ id: 3, name: 'Oreneta Mini HD', price: 149, quantity: 2, image: '/x.webp' }];
  window.localStorage.setItem(CART_KEY, JSON.stringify(older));
  expect(createCart(() => {}).store.read().value).toEqual([{ productId: 3, quantity: 2 }]);
});

test('a stored product that the shop does not have stays stored, but is not counted', () => {
  const cart = createCart(() => {});
  cart.add(1, 2, 10);
  cart.add(404, 3, 10);
  cart.setQuantity(1, 3, 10);
  const { lines, total, unavailable } = priceCart(cart.store.read().value, findProduct);
  expect(lines.map((line) => line.product.id)).toEqual([1]);
  expect(total).toBe(3 * 8_900);
  expect(unavailable).toEqual([{ productId: 404, quantity: 3 }]);
});
