import type { Payment } from '../../../../content/account/payment';
import type { Draft } from '../entries/entries';
import { cardType, readDigits } from './cardNumber';
import { readExpiry } from './expiry';
import type { PaymentEntry } from './paymentEntry';

/**
 * What is kept of a valid form: type, last four digits and expiry. The number itself goes no further than this function
 * (docs/product/account.md#entries-6). Null where the form is not valid.
 */
export function readPaymentEntry(form: PaymentEntry, stored: Payment | null): Draft<Payment> | null {
  const digits = readDigits(form.number);
  const type = stored?.type ?? cardType(digits);
  const expiry = readExpiry(form.expiry);
  if (!type || !expiry) return null;
  return { type, last4: stored?.last4 ?? digits.slice(-4), ...expiry, isDefault: form.isDefault };
}
