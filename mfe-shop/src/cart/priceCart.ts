import type { CartLines } from '@tramuntana/contracts';
import type { Product } from '../../content/catalogue/product';
import { mostUnits } from './mostUnits';

/** A line with its product. `total` is in whole cents. */
export type PricedLine = { product: Product; quantity: number; total: number };

export type PricedCart = {
  lines: readonly PricedLine[];
  total: number;
  /** Stored lines of unavailable products. They are kept, but not counted (docs/product/shop.md#cart-9). */
  unavailable: CartLines;
};

/** The cart with its products and its total in whole cents. Stored quantities are limited to the maximum. */
export function priceCart(stored: CartLines, findProduct: (id: number) => Product | null): PricedCart {
  const lines = stored.flatMap(({ productId, quantity: asked }): PricedLine[] => {
    const product = findProduct(productId);
    if (!product || mostUnits(product) < 1) return [];
    const quantity = Math.min(asked, mostUnits(product));
    return [{ product, quantity, total: product.price * quantity }];
  });
  const shown = new Set(lines.map(({ product }) => product.id));
  return {
    lines,
    unavailable: stored.filter(({ productId }) => !shown.has(productId)),
    total: lines.reduce((sum, { total }) => sum + total, 0),
  };
}
