import { asMultiLine, asSingleLine, maxCharacters, minCharacters } from '@tramuntana/contracts';
import * as z from 'zod/mini';
import { MAX_NAME, MAX_TEXT } from './ownReview';

const UNRATED = 'Elige una puntuación';

/** The rules of the review form, with their sentences. */
export const reviewEntry = z.object({
  name: z
    .string()
    .check(
      asSingleLine(),
      minCharacters(2, 'El nombre es demasiado corto'),
      maxCharacters(MAX_NAME, 'El nombre es demasiado largo'),
    ),
  rating: z.coerce.number(UNRATED).check(z.multipleOf(1, UNRATED), z.gte(1, UNRATED), z.lte(5, UNRATED)),
  text: z
    .string()
    .check(
      asMultiLine(),
      minCharacters(1, 'Escribe un comentario'),
      maxCharacters(MAX_TEXT, 'El comentario es demasiado largo'),
    ),
});
