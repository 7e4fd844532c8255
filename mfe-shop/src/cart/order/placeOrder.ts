import type { Order } from '../../../content/account/order';
import { removeLines } from '../cart';
import type { PricedCart } from '../priceCart';
import { ownOrders } from './ownOrders';

export type PlacedOrder = {
  order: Order;
  /** False if the browser keeps the order only until the visitor leaves the page. */
  isKept: boolean;
};

/**
 * Places a demo order of the lines on screen. Only these lines leave the cart, because another tab may have added others.
 */
export function placeOrder({ lines, total }: PricedCart, now: Date): PlacedOrder | null {
  if (lines.length === 0) return null;
  const isKept = ownOrders.update((orders) => [
    {
      id: nextId(orders, now.getFullYear()),
      date: now.toISOString(),
      status: 'Recibido',
      total,
      items: lines.map(({ product, quantity }) => ({ name: product.name, quantity, price: product.price })),
    },
    ...orders,
  ]);
  removeLines(lines.map(({ product }) => product.id));
  const [order] = ownOrders.read().value;
  return order ? { order, isKept } : null;
}

/** `DEMO-2026-001`: clearly not the number of a paid order (docs/product/shop.md#order-3). */
function nextId(orders: readonly Order[], year: number): string {
  const prefix = `DEMO-${year}-`;
  const numbers = orders
    .filter(({ id }) => id.startsWith(prefix))
    .map(({ id }) => Number(id.slice(prefix.length)) || 0);
  return prefix + String(Math.max(0, ...numbers) + 1).padStart(3, '0');
}
