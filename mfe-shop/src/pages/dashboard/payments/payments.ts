import { type Payment, paymentTypes } from '../../../../content/account/payment';
import { samplePayments } from '../../../../content/account/samples';
import { createDeviceStore } from '../../../device/deviceStore';
import { isRecord, isWhole, readEach } from '../../../device/guards';
import { withOneDefault } from '../entries/entries';

/** The account's means of payment: the samples, until the visitor changes them on this device. */
export const payments = /* #__PURE__ */ createDeviceStore<readonly Payment[]>({
  key: 'shop-payments',
  initial: samplePayments,
  parse: (stored) =>
    isRecord(stored) && Array.isArray(stored.payments)
      ? withOneDefault(readEach(stored.payments, readPayment))
      : undefined,
  // Field by field, so that a card's number is never stored, even if the form gets more fields.
  serialize: (list) => ({
    version: 1,
    payments: list.map(({ id, type, last4, expMonth, expYear, isDefault }) => ({
      id,
      type,
      last4,
      expMonth,
      expYear,
      isDefault,
    })),
  }),
});

function readPayment(stored: unknown): Payment | undefined {
  if (!isRecord(stored)) return undefined;
  const { id, last4, expMonth, expYear, isDefault } = stored;
  const type = paymentTypes.find((known) => known === stored.type);
  const isCard = typeof last4 === 'string' && /^\d{4}$/.test(last4);
  if (!type || !isCard || !isWhole(id, 1) || !isWhole(expMonth, 1, 12) || !isWhole(expYear, 2000, 2100)) {
    return undefined;
  }
  return { id, type, last4, expMonth, expYear, isDefault: isDefault === true };
}
