import { type Order, type OrderItem, orderStatuses } from '../../../content/account/order';
import { createDeviceStore } from '../../device/deviceStore';
import { isRecord, isText, isWhole, readEach } from '../../device/guards';

const ORDERS_KEY = 'shop-orders';

/** The demo orders placed on this device, newest first. */
export const ownOrders = /* #__PURE__ */ createDeviceStore<readonly Order[]>({
  key: ORDERS_KEY,
  initial: [],
  parse: (stored) =>
    isRecord(stored) && Array.isArray(stored.orders) ? readEach(stored.orders, readOrder) : undefined,
  serialize: (orders) => ({ version: 1, orders }),
});

function readOrder(stored: unknown): Order | undefined {
  if (!isRecord(stored) || !Array.isArray(stored.items)) return undefined;
  const { id, date, total } = stored;
  const status = orderStatuses.find((known) => known === stored.status);
  const items = readEach(stored.items, readItem);
  const isWholeOrder = items.length > 0 && items.length === stored.items.length;
  if (!isText(id, 40) || !isText(date, 40) || Number.isNaN(Date.parse(date))) return undefined;
  return status && isWhole(total, 0) && isWholeOrder ? { id, date, status, total, items } : undefined;
}

function readItem(stored: unknown): OrderItem | undefined {
  if (!isRecord(stored)) return undefined;
  const { name, quantity, price } = stored;
  return isText(name) && isWhole(quantity, 1) && isWhole(price, 0) ? { name, quantity, price } : undefined;
}
