export const paymentTypes = ['Visa', 'Mastercard'] as const;

/** A means of payment (specification, section 3): of its number only the last four digits. */
export type Payment = {
  id: number;
  type: (typeof paymentTypes)[number];
  last4: string;
  expMonth: number;
  expYear: number;
  isDefault: boolean;
};
