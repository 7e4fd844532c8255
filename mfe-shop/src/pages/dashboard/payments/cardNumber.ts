import { singleLine } from '@tramuntana/contracts';
import type { Payment } from '../../../../content/account/payment';

/** A card's number without the blanks and dashes that people type. */
export const readDigits = (written: string): string => singleLine(written).replace(/[\s\p{Dash_Punctuation}]/gu, '');

/** The card's type by its first digits; null for types that the shop does not accept. */
export function cardType(digits: string): Payment['type'] | null {
  if (digits.startsWith('4')) return 'Visa';
  const first = Number(digits.slice(0, 4));
  const isMastercard = (first >= 5100 && first < 5600) || (first >= 2221 && first <= 2720);
  return isMastercard ? 'Mastercard' : null;
}

/** Whether length and check digit (Luhn) are correct. This finds typing errors, not cards that do not exist. */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{13,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, position) => {
    const doubled = Number(digit) * (position % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
