import type { Product } from '../../content/products/product';
import type { CartLines } from './cartLines';

/** A line as it is shown; money in whole cents. */
export type PricedLine = { product: Product; quantity: number; total: number };

export type PricedCart = {
  lines: readonly PricedLine[];
  total: number;
  /** Stored lines whose product is not sold here (any more): not shown, not counted, and not thrown away. */
  unavailable: CartLines;
};

/** What a cart comes to. Quantities stay within each product's stock, whatever was stored. */
export function priceCart(stored: CartLines, findProduct: (id: number) => Product | null): PricedCart {
  const lines = stored.flatMap(({ productId, quantity: asked }): PricedLine[] => {
    const product = findProduct(productId);
    if (!product || product.stock < 1) return [];
    const quantity = Math.min(asked, product.stock);
    return [{ product, quantity, total: product.price * quantity }];
  });
  const shown = new Set(lines.map(({ product }) => product.id));
  return {
    lines,
    unavailable: stored.filter(({ productId }) => !shown.has(productId)),
    total: lines.reduce((sum, { total }) => sum + total, 0),
  };
}
