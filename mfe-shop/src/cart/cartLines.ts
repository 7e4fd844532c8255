import type { CartLine, CartLines } from '@tramuntana/contracts';

/** A removed line with its position, for putting it back. */
export type RemovedLine = { line: CartLine; position: number };

/** A line holds at least one unit, and at most as many as the caller allows (docs/product/shop.md#cart-3). */
const within = (quantity: number, most: number) => Math.min(most, Math.max(1, Math.trunc(quantity) || 1));

export const findLine = (lines: CartLines, productId: number): CartLine | undefined =>
  lines.find((line) => line.productId === productId);

/** Adds units of a product, up to `most`. An existing line keeps its position. */
export function addUnits(lines: CartLines, productId: number, quantity: number, most: number): CartLines {
  if (most < 1) return lines;
  const added = within(quantity, most);
  if (!findLine(lines, productId)) return [...lines, { productId, quantity: added }];
  return mapLine(lines, productId, (before) => within(before + added, most));
}

/** Sets the number of units. A line that another tab has removed stays removed. */
export const changeQuantity = (lines: CartLines, productId: number, quantity: number, most: number): CartLines =>
  most < 1 ? lines : mapLine(lines, productId, () => within(quantity, most));

export const withoutLines = (lines: CartLines, productIds: readonly number[]): CartLines =>
  lines.filter(({ productId }) => !productIds.includes(productId));

/** Puts a line back to its position. If the product is in the cart again, the units are added up, to at most `most`. */
export function withRestored(lines: CartLines, { line, position }: RemovedLine, most: number): CartLines {
  if (findLine(lines, line.productId)) return addUnits(lines, line.productId, line.quantity, most);
  if (most < 1) return lines;
  const restored = { ...line, quantity: within(line.quantity, most) };
  return [...lines.slice(0, position), restored, ...lines.slice(position)];
}

/**
 * The cart as the shop can sell it. `mostOf` gives the maximum units of a product, 0 if it is unavailable. Returns the same
 * array if nothing changes.
 */
export function settled(lines: CartLines, mostOf: (productId: number) => number): CartLines {
  const changed = lines.map((line): CartLine => {
    const { productId, quantity, isUnavailable } = line;
    const most = mostOf(productId);
    if (most < 1) return isUnavailable ? line : { productId, quantity, isUnavailable: true };
    return isUnavailable || quantity > most ? { productId, quantity: within(quantity, most) } : line;
  });
  return changed.every((line, index) => line === lines[index]) ? lines : changed;
}

const mapLine = (lines: CartLines, productId: number, change: (quantity: number) => number): CartLines =>
  lines.map((line) => (line.productId === productId ? { productId, quantity: change(line.quantity) } : line));
