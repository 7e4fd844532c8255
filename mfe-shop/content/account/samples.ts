import type { Address } from './address';
import type { Payment } from './payment';

/** Number of the sample account's reviews (docs/product/account.md#summary-1). */
export const SAMPLE_REVIEWS = 8;

export const sampleAddresses: readonly Address[] = [
  {
    id: 1,
    type: 'Casa',
    street: 'Carrer de la Força, 112, 2.º 1.ª',
    city: 'Girona',
    postalCode: '17004',
    isDefault: true,
  },
  {
    id: 2,
    type: 'Oficina',
    street: 'Carrer de Pau Claris, 340, entresuelo',
    city: 'Barcelona',
    postalCode: '08009',
    isDefault: false,
  },
  { id: 3, type: 'Casa', street: 'Passeig del Mar, 85', city: 'Palamós', postalCode: '17230', isDefault: false },
];

export const samplePayments: readonly Payment[] = [
  { id: 1, type: 'Visa', last4: '4242', expMonth: 9, expYear: 2028, isDefault: true },
  { id: 2, type: 'Mastercard', last4: '4444', expMonth: 3, expYear: 2029, isDefault: false },
];
