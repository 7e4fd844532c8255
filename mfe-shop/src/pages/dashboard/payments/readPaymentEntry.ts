import type { Payment } from '../../../../content/account/payment';
import type { Draft } from '../entries/entries';
import { cardType, readDigits } from './cardNumber';
import { readExpiry } from './expiry';
import type { PaymentEntry } from './paymentEntry';

/**
 * The part of a valid form that is kept: type, last four digits and expiry. The number itself never leaves this function
 * (docs/product/account.md#entries-6). Null if the form is not valid.
 */
export function readPaymentEntry(form: PaymentEntry, stored: Payment | null): Draft<Payment> | null {
  const digits = readDigits(form.number);
  const type = stored?.type ?? cardType(digits);
  const expiry = readExpiry(form.expiry);
  if (!type || !expiry) return null;
  return { type, last4: stored?.last4 ?? digits.slice(-4), ...expiry, isDefault: form.isDefault };
}
