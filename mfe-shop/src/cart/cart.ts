import { useEffect } from 'react';
import { type CartLines, countUnits } from 'shared-contracts';
import { useShellStore } from 'shell/store';
import { useDeviceStore } from '../device/useDeviceStore';
import { type RemovedLine, settled } from './cartLines';
import { createCart } from './createCart';

const cart = /* #__PURE__ */ createCart((units) => useShellStore.getState().setCartCount(units));

/** Puts units of a product into the cart, up to `most`. `isKept` is false where the browser cannot store them. */
export const addToCart = (productId: number, quantity: number, most: number): { added: number; isKept: boolean } =>
  cart.add(productId, quantity, most);

/** Sets how many units of a product are in the cart, within 1 and `most`. */
export const setQuantity = (productId: number, quantity: number, most: number): boolean =>
  cart.setQuantity(productId, quantity, most);

/** Takes a product out. Returns what `restoreLine` needs; null where it was not in the cart. */
export const removeLine = (productId: number): RemovedLine | null => cart.remove(productId);

/** Takes several products out, such as those that were ordered. */
export const removeLines = (productIds: readonly number[]): boolean => cart.removeAll(productIds);

/** Puts a line that `removeLine` took out back to its position. */
export const restoreLine = (removed: RemovedLine, most: number): boolean => cart.restore(removed, most);

/** Empties the cart. */
export const clearCart = (): void => cart.clear();

/**
 * The cart's lines, in step with other tabs. Until hydration there are none, and `isReady` is false. `mostOf` says how many
 * units of a product a line takes; lines that hold more, or a product that the shop does not have, are stored corrected.
 */
export function useCart(mostOf: (productId: number) => number): { lines: CartLines; isReady: boolean } {
  const { value: lines, isReady } = useDeviceStore(cart.store);
  // Once a visit: tabs of two releases with different products would correct each other for ever.
  useEffect(() => cart.settle(mostOf), [mostOf]);
  useEffect(() => {
    if (!isReady) return undefined;
    const count = () => useShellStore.getState().setCartCount(countUnits(settled(lines, mostOf)));
    count();
    // The shell counts the stored lines, which are older where the browser could not keep these.
    return cart.store.subscribe(count);
  }, [lines, isReady, mostOf]);
  return { lines, isReady };
}
