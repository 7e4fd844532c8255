import * as z from 'zod/mini';
import { addressTypes } from '../../../../content/account/address';

/** What the address form asks for, with its sentences. A Spanish postal code begins with its province, 01 to 52. */
export const addressEntry = z.object({
  type: z.enum(addressTypes, 'Elige un tipo de dirección'),
  street: z.string().check(z.trim(), z.minLength(5, 'La dirección es demasiado corta'), z.maxLength(200)),
  city: z.string().check(z.trim(), z.minLength(2, 'La población es demasiado corta'), z.maxLength(100)),
  postalCode: z.string().check(z.trim(), z.regex(/^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/, 'Código postal no válido')),
  isDefault: z.boolean(),
});

export type AddressEntry = z.infer<typeof addressEntry>;
