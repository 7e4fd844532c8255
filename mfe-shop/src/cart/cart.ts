import { type CartLines, countUnits } from '@tramuntana/contracts';
import { useEffect } from 'react';
import { useShellStore } from 'shell/store';
import { useDeviceStore } from '../device/useDeviceStore';
import { type RemovedLine, settled } from './cartLines';
import { createCart } from './createCart';

const cart = /* #__PURE__ */ createCart((units) => useShellStore.getState().setCartCount(units));

/** Adds units of a product to the cart, up to `most`. `isKept` is false if the browser cannot store them. */
export const addToCart = (productId: number, quantity: number, most: number): { added: number; isKept: boolean } =>
  cart.add(productId, quantity, most);

/** Sets a product's units, between 1 and `most`. */
export const setQuantity = (productId: number, quantity: number, most: number): boolean =>
  cart.setQuantity(productId, quantity, most);

/** Removes a product. Returns the argument for `restoreLine`, or null if the cart did not have the product. */
export const removeLine = (productId: number): RemovedLine | null => cart.remove(productId);

/** Removes several products, such as those of an order. */
export const removeLines = (productIds: readonly number[]): boolean => cart.removeAll(productIds);

/** Puts a removed line back to its position. */
export const restoreLine = (removed: RemovedLine, most: number): boolean => cart.restore(removed, most);

/** Empties the cart. */
export const clearCart = (): void => cart.clear();

/**
 * The cart's lines, synchronised with other tabs. Until hydration there are none, and `isReady` is false. `mostOf` gives the
 * maximum units of a product. Lines with more units, or with an unavailable product, are corrected in the storage.
 */
export function useCart(mostOf: (productId: number) => number): { lines: CartLines; isReady: boolean } {
  const { value: lines, isReady } = useDeviceStore(cart.store);
  // Once per visit: otherwise tabs of two releases with different products would correct each other forever.
  useEffect(() => cart.settle(mostOf), [mostOf]);
  useEffect(() => {
    if (!isReady) return undefined;
    const count = () => useShellStore.getState().setCartCount(countUnits(settled(lines, mostOf)));
    count();
    // The shell counts the stored lines. They are out of date if the browser could not store the current ones.
    return cart.store.subscribe(count);
  }, [lines, isReady, mostOf]);
  return { lines, isReady };
}
