import { CART_KEY, type CartLines, countUnits, parseCart } from '@tramuntana/contracts';
import { createDeviceStore } from '../device/deviceStore';
import { addUnits, changeQuantity, findLine, type RemovedLine, settled, withoutLines, withRestored } from './cartLines';

/** Distinguishes this stored shape from later ones. */
const VERSION = 1;

/** The cart on this device, as one tab uses it. `counted` gets the number of units after every change. */
export function createCart(counted: (units: number) => void) {
  const store = createDeviceStore<CartLines>({
    key: CART_KEY,
    initial: [],
    parse: parseCart,
    serialize: (lines) => ({ version: VERSION, lines }),
  });
  const update = (change: (lines: CartLines) => CartLines) => {
    const isKept = store.update(change);
    counted(countUnits(store.read().value));
    return isKept;
  };

  return {
    store,
    add(productId: number, quantity: number, most: number): { added: number; isKept: boolean } {
      let added = 0;
      const isKept = update((lines) => {
        const longer = addUnits(lines, productId, quantity, most);
        // A stored line with more than `most` units shrinks.
        added = Math.max(0, countUnits(longer) - countUnits(lines));
        return longer;
      });
      return { added, isKept };
    },
    setQuantity: (productId: number, quantity: number, most: number) =>
      update((lines) => changeQuantity(lines, productId, quantity, most)),
    remove(productId: number): RemovedLine | null {
      const lines = store.read().value;
      const line = findLine(lines, productId);
      update((newest) => withoutLines(newest, [productId]));
      return line ? { line, position: lines.indexOf(line) } : null;
    },
    removeAll: (productIds: readonly number[]) => update((lines) => withoutLines(lines, productIds)),
    restore: (removed: RemovedLine, most: number) => update((lines) => withRestored(lines, removed, most)),
    settle(mostOf: (productId: number) => number) {
      const { value } = store.read();
      if (settled(value, mostOf) !== value) update((lines) => settled(lines, mostOf));
    },
    clear() {
      store.clear();
      counted(0);
    },
  };
}
