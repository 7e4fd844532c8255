/**
 * Units of a product in the cart. `isUnavailable` marks a line whose product the shop did not have at its last check. Such a
 * line stays stored, but is not counted.
 */
export type CartLine = { productId: number; quantity: number; isUnavailable?: true };

export type CartLines = readonly CartLine[];

/** The key of the cart in the browser's storage. The shop writes it; the shell counts its units for the header. */
export const CART_KEY = 'cart';

/** Maximum units per line. The shop's stock may be lower (docs/product/shop.md#cart-3). */
export const MOST_UNITS = 10;

/**
 * Reads the lines of a stored cart, with one line for each product. It accepts carts of any version, because rolling a
 * release back must not empty carts (docs/product/shop.md#demo-5). The older shape was a bare list, with the product's `id`
 * in each line.
 */
export function parseCart(stored: unknown): CartLines {
  const list = isRecord(stored) ? stored.lines : stored;
  const lines = new Map<number, CartLine>();
  for (const entry of Array.isArray(list) ? list : []) {
    const line = readLine(entry);
    if (!line) continue;
    const before = lines.get(line.productId)?.quantity ?? 0;
    lines.set(line.productId, { ...line, quantity: Math.min(MOST_UNITS, before + line.quantity) });
  }
  return [...lines.values()];
}

/** The number of units in a cart, for the header. */
export const countUnits = (lines: CartLines): number =>
  lines.reduce((units, { quantity, isUnavailable }) => units + (isUnavailable ? 0 : quantity), 0);

// Written by hand instead of with zod, because the shell reads the cart on every first page (docs/decisions/0017).
function readLine(entry: unknown): CartLine | undefined {
  if (!isRecord(entry)) return undefined;
  const productId = entry.productId ?? entry.id;
  const { quantity } = entry;
  if (!isPositive(productId) || !isPositive(quantity)) return undefined;
  return { productId, quantity, ...(entry.isUnavailable === true && { isUnavailable: true }) };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPositive = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;
