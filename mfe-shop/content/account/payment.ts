export const paymentTypes = ['Visa', 'Mastercard'] as const;

/** A means of payment. Only the last four digits of its number are kept (docs/product/account.md#entries-6). */
export type Payment = {
  id: number;
  type: (typeof paymentTypes)[number];
  last4: string;
  expMonth: number;
  expYear: number;
  isDefault: boolean;
};
