import * as z from 'zod/mini';

/** The contact form, with the sentences of docs/product/texts.md#valid-1. */
export const contactMessage = z.object({
  name: z.string().check(z.trim(), z.minLength(2, 'El nombre es demasiado corto')),
  email: z.string().check(z.trim(), z.email('Email no válido')),
  phone: z.string().check(z.trim(), z.minLength(9, 'Teléfono no válido')),
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(10, 'El mensaje es demasiado corto'),
      z.maxLength(5000, 'El mensaje es demasiado largo'),
    ),
});

export type ContactMessage = z.infer<typeof contactMessage>;

const BACKSLASHES_AND_LINE_BREAKS = /\\|\r\n|[\n\r\u0085\u2028\u2029]/g;

/**
 * The form as the API's `mensaje`: one line a field, `name: …`, in the order of the form (docs/product/api.md#send-3).
 * A line break in a value is written as the two characters `\n`, a backslash as two. So no value can forge a line.
 */
export function encodeContactMessage(form: ContactMessage): string {
  const line = (name: keyof ContactMessage) =>
    `${name}: ${form[name].replace(BACKSLASHES_AND_LINE_BREAKS, (found) => (found === '\\' ? '\\\\' : '\\n'))}`;
  return [line('name'), line('email'), line('phone'), line('message')].join('\n');
}
