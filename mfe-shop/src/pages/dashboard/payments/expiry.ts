import { singleLine } from '@tramuntana/contracts';
import type { Payment } from '../../../../content/account/payment';

type Expiry = Pick<Payment, 'expMonth' | 'expYear'>;

/** `09/28`, as printed on a card. */
export const writeExpiry = ({ expMonth, expYear }: Expiry): string =>
  `${String(expMonth).padStart(2, '0')}/${String(expYear % 100).padStart(2, '0')}`;

/** Reads `09/28`, or `0928` from keyboards without a slash. Null if it is no month of this century. */
export function readExpiry(written: string): Expiry | null {
  const [, month, year] = /^(0[1-9]|1[0-2]) ?\/? ?(\d{2})$/.exec(singleLine(written)) ?? [];
  return month && year ? { expMonth: Number(month), expYear: 2000 + Number(year) } : null;
}

/** A card is valid until the end of its month. */
export const isExpired = ({ expMonth, expYear }: Expiry, now: Date): boolean =>
  expYear * 12 + expMonth < now.getFullYear() * 12 + now.getMonth() + 1;
