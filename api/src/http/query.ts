import { MAX_ID, readWholeNumber } from '@tramuntana/contracts';
import { z } from 'zod';

/** A number written in digits, as the API's description says: `integer` (docs/product/api.md#call-21). */
const wholeNumber = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (typeof value === 'string' ? (readWholeNumber(value) ?? value) : value), schema);

const integer = z.int('Debe ser un número entero, escrito solo con cifras');

/** The parameters that every list takes (docs/product/api.md#call-16). */
const paging = {
  page: wholeNumber(integer.min(1, 'Debe ser 1 o más').default(1)),
  page_size: wholeNumber(integer.min(1, 'Debe estar entre 1 y 100').max(100, 'Debe estar entre 1 y 100').default(25)),
};

/**
 * The parameters of a list: `page`, `page_size` and its own. Others are refused, because a misspelt filter would otherwise
 * seem to find everything (docs/product/api.md#call-21).
 */
export function listQuery<const Shape extends z.ZodRawShape>(own: Shape) {
  const shape = { ...paging, ...own };
  const known = `Solo se admiten estos parámetros: ${Object.keys(shape).join(', ')}`;
  return z.strictObject(shape, { error: ({ code }) => (code === 'unrecognized_keys' ? known : undefined) });
}

export const pageQuery = listQuery({});

/** A text filter. Empty, as an untouched form field sends it, is the same as absent. */
export const textFilter = z
  .string('Debe ser un solo texto')
  .refine((text) => !text.includes('\0'), 'No puede contener el carácter nulo')
  .default('');

/** A position in a list that is ordered by date, as the list's own `next` names it: `2026-05-14_7`. */
export const position = z
  .string('Debe ser un solo texto')
  .regex(/^\d{4}-\d{2}-\d{2}_\d{1,10}$/, 'Debe ser el valor de una dirección next')
  .transform((written) => {
    const [fecha = '', id = ''] = written.split('_');
    return { fecha, id: Number(id) };
  })
  .refine(({ fecha, id }) => z.iso.date().safeParse(fecha).success && id <= MAX_ID, 'No existe esa fecha o ese id');

export const positionOf = ({ fecha, id }: { fecha: string; id: number }): string => `${fecha}_${id}`;

/** One of some words; empty is the same as absent. */
export const choice = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.enum(words, `Debe ser uno de estos valores: ${words.join(', ')}`).optional(),
  );

/** The id in an address. The schema refuses anything else, and the API then answers 404. */
export const idParams = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .transform(Number)
    .refine((id) => id <= MAX_ID),
});
