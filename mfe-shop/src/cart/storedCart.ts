import { isRecord, isWhole, readEach } from '../device/guards';
import type { CartLine, CartLines } from './cartLines';

export const CART_KEY = 'cart';
/** Tells this shape from later ones. */
const VERSION = 1;

/** A larger number was not written by this program. What a cart takes is less: see `mostUnits`. */
const MAX_UNITS = 999;

export const serializeCart = (lines: CartLines) => ({ version: VERSION, lines });

/**
 * Every line that can be read, whichever version wrote it: a release that is rolled back must not empty carts
 * (docs/product/shop.md#demo-5). An older shape was the bare list, with the product's `id` in each line.
 */
export function parseCart(stored: unknown): CartLines | undefined {
  const list = isRecord(stored) ? stored.lines : stored;
  return Array.isArray(list) ? mergeLines(readEach(list, readLine)) : undefined;
}

function readLine(stored: unknown): CartLine | undefined {
  if (!isRecord(stored)) return undefined;
  const productId = stored.productId ?? stored.id;
  const { quantity } = stored;
  if (!isWhole(productId, 1) || !isWhole(quantity, 1)) return undefined;
  return { productId, quantity: Math.min(quantity, MAX_UNITS) };
}

/** One line for each product. The list is rendered by product, and React needs each key once. */
function mergeLines(lines: readonly CartLine[]): CartLines {
  const units = new Map<number, number>();
  for (const { productId, quantity } of lines) {
    units.set(productId, Math.min(MAX_UNITS, (units.get(productId) ?? 0) + quantity));
  }
  return [...units].map(([productId, quantity]) => ({ productId, quantity }));
}
