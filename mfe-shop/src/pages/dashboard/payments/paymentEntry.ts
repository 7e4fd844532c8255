import * as z from 'zod/mini';
import { cardType, isCardNumber, readDigits } from './cardNumber';
import { isExpired, readExpiry } from './expiry';

const isFuture = (written: string) => {
  const expiry = readExpiry(written);
  return expiry === null || !isExpired(expiry, new Date());
};

/** The form's fields for a stored card. Its number does not change. */
export const storedPaymentEntry = z.object({
  expiry: z.string().check(
    z.refine((written) => readExpiry(written) !== null, 'Caducidad no válida: escríbela como MM/AA'),
    z.refine(isFuture, 'La tarjeta está caducada'),
  ),
  isDefault: z.boolean(),
});

/** The form's fields for a new card, with their sentences. */
export const newPaymentEntry = z.extend(storedPaymentEntry, {
  number: z.string().check(
    z.refine((written) => isCardNumber(readDigits(written)), 'Número de tarjeta no válido'),
    z.refine((written) => cardType(readDigits(written)) !== null, 'Solo se admiten Visa y Mastercard'),
  ),
});

export type PaymentEntry = z.infer<typeof newPaymentEntry>;
