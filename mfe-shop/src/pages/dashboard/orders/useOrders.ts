import type { Order } from '../../../../content/account/order';
import { sampleOrders } from '../../../../content/account/sampleOrders';
import { ownOrders } from '../../../cart/order/ownOrders';
import { useDeviceStore } from '../../../device/useDeviceStore';

type Orders = { own: readonly Order[]; samples: readonly Order[]; isReady: boolean };

/** The orders on this device and those of the sample account, each newest first. */
export function useOrders(): Orders {
  const { value: own, isReady } = useDeviceStore(ownOrders);
  return { own, samples: sampleOrders, isReady };
}
