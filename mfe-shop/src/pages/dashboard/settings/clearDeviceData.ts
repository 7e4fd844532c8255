import { clearCart } from '../../../cart/cart';
import { ownOrders } from '../../../cart/order/ownOrders';
import { addresses } from '../addresses/addresses';
import { payments } from '../payments/payments';
import { profile } from './profile';

/** Deletes all that the shop keeps on this device. Rejects, with nothing deleted, where the reviews' code does not come. */
export async function clearDeviceData(): Promise<void> {
  const { clearOwnReviews } = await import(/* webpackChunkName: "own-reviews" */ '../../../reviews/ownReviews');
  clearOwnReviews();
  clearCart();
  for (const store of [ownOrders, addresses, payments, profile]) store.clear();
}
