import { SAMPLE_REVIEWS } from '../../../../content/account/samples';
import { useDeviceStore } from '../../../device/useDeviceStore';
import { ownReviews } from '../../../reviews/ownReviews';
import { addresses } from '../addresses/addresses';
import { useOrders } from '../orders/useOrders';
import { payments } from '../payments/payments';

/** The sample figures (docs/product/account.md#summary-1), adjusted by additions and removals on this device. */
export function useAccountFigures(): readonly { value: string; label: string }[] {
  const { own, samples } = useOrders();
  const figures = {
    Pedidos: samples.length + own.length,
    'Métodos de pago': useDeviceStore(payments).value.length,
    Direcciones: useDeviceStore(addresses).value.length,
    Reseñas: SAMPLE_REVIEWS + useDeviceStore(ownReviews).value.length,
  };
  return Object.entries(figures).map(([label, value]) => ({ label, value: String(value) }));
}
