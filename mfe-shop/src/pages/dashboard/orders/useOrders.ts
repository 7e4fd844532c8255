import type { Order } from '../../../../content/account/order';
import { sampleOrders } from '../../../../content/account/sampleOrders';
import { ownOrders } from '../../../cart/order/ownOrders';
import { useDeviceStore } from '../../../device/useDeviceStore';

type Orders = { own: readonly Order[]; samples: readonly Order[]; isReady: boolean };

/** This device's orders and the sample ones, newest first each. */
export function useOrders(): Orders {
  const { value: own, isReady } = useDeviceStore(ownOrders);
  return { own, samples: sampleOrders, isReady };
}
