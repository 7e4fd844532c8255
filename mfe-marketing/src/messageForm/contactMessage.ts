import { asMultiLine, asSingleLine, emailAddress, maxCharacters, minCharacters } from '@tramuntana/contracts';
import * as z from 'zod/mini';

/** The rules of the contact form, with the sentences of docs/product/texts.md#valid-1. */
export const contactMessage = z.object({
  name: z.string().check(asSingleLine(), minCharacters(2, 'El nombre es demasiado corto')),
  email: emailAddress('Email no válido'),
  phone: z.string().check(asSingleLine(), minCharacters(9, 'Teléfono no válido')),
  message: z
    .string()
    .check(
      asMultiLine(),
      minCharacters(10, 'El mensaje es demasiado corto'),
      maxCharacters(5000, 'El mensaje es demasiado largo'),
    ),
});

export type ContactMessage = z.infer<typeof contactMessage>;

const BACKSLASHES_AND_LINE_BREAKS = /\\|\r\n|[\n\r\u0085\u2028\u2029]/g;

/**
 * The form as the API's `mensaje`: one line per field, `name: …`, in the form's order (docs/product/api.md#send-3). A line
 * break in a value becomes the two characters `\n`, and a backslash is doubled, so that no value can forge a line.
 */
export function encodeContactMessage(form: ContactMessage): string {
  const line = (name: keyof ContactMessage) =>
    `${name}: ${form[name].replace(BACKSLASHES_AND_LINE_BREAKS, (found) => (found === '\\' ? '\\\\' : '\\n'))}`;
  return [line('name'), line('email'), line('phone'), line('message')].join('\n');
}
