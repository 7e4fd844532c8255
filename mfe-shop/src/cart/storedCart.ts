import { isRecord, isWhole, readEach } from '../device/guards';
import type { CartLine, CartLines } from './cartLines';

/** Specification's word for it; its own version, so that a later shape can be told from this one. */
export const CART_KEY = 'cart';
const VERSION = 1;

/** No shop sells more of one thing to one visitor: what is above was not written by this program. */
const MAX_UNITS = 999;

export const serializeCart = (lines: CartLines) => ({ version: VERSION, lines });

/**
 * Every line that can be read, whichever version wrote it: a release that goes back must not empty carts. An older shape
 * was the bare list, its lines with the product's `id`.
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

/** One line a product: two of them would be two rows under one key. */
function mergeLines(lines: readonly CartLine[]): CartLines {
  const units = new Map<number, number>();
  for (const { productId, quantity } of lines) {
    units.set(productId, Math.min(MAX_UNITS, (units.get(productId) ?? 0) + quantity));
  }
  return [...units].map(([productId, quantity]) => ({ productId, quantity }));
}
