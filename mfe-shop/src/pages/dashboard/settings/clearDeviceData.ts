import { clearCart } from '../../../cart/cart';
import { ownOrders } from '../../../cart/order/ownOrders';
import { ownReviews } from '../../../reviews/ownReviews';
import { addresses } from '../addresses/addresses';
import { payments } from '../payments/payments';
import { profile } from './profile';

/** Deletes all of the shop's data on this device. */
export function clearDeviceData(): void {
  clearCart();
  for (const store of [ownOrders, ownReviews, addresses, payments, profile]) store.clear();
}
