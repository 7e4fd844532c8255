import * as z from 'zod/mini';
import { MAX_NAME, MAX_TEXT } from './ownReview';

const UNRATED = 'Elige una puntuación';

/** The review form's rules, with their sentences. */
export const reviewEntry = z.object({
  name: z.string().check(z.trim(), z.minLength(2, 'El nombre es demasiado corto'), z.maxLength(MAX_NAME)),
  rating: z.coerce.number(UNRATED).check(z.multipleOf(1, UNRATED), z.gte(1, UNRATED), z.lte(5, UNRATED)),
  text: z.string().check(z.trim(), z.minLength(1, 'Escribe un comentario'), z.maxLength(MAX_TEXT)),
});
