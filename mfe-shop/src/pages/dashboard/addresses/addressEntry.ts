import { asSingleLine, maxCharacters, minCharacters } from '@tramuntana/contracts';
import * as z from 'zod/mini';
import { addressTypes } from '../../../../content/account/address';

/** The rules of the address form, with their sentences. A Spanish postal code begins with its province, 01 to 52. */
export const addressEntry = z.object({
  type: z.enum(addressTypes, 'Elige un tipo de dirección'),
  street: z
    .string()
    .check(
      asSingleLine(),
      minCharacters(5, 'La dirección es demasiado corta'),
      maxCharacters(200, 'La dirección es demasiado larga'),
    ),
  city: z
    .string()
    .check(
      asSingleLine(),
      minCharacters(2, 'La población es demasiado corta'),
      maxCharacters(100, 'La población es demasiado larga'),
    ),
  postalCode: z.string().check(asSingleLine(), z.regex(/^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/, 'Código postal no válido')),
  isDefault: z.boolean(),
});

export type AddressEntry = z.infer<typeof addressEntry>;
