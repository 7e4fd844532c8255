import * as z from 'zod/mini';

/** What the review form asks for, with its sentences. */
export const reviewEntry = z.object({
  name: z.string().check(z.trim(), z.minLength(2, 'El nombre es demasiado corto'), z.maxLength(60)),
  rating: z.coerce.number('Elige una puntuación').check(z.multipleOf(1), z.gte(1, 'Elige una puntuación'), z.lte(5)),
  text: z.string().check(z.trim(), z.minLength(1, 'Escribe un comentario'), z.maxLength(2000)),
});

/** A review as this device keeps it; `date` also tells one from another. */
export const ownReview = z.extend(reviewEntry, { productId: z.int(), date: z.iso.datetime() });

/** What stands in the storage. The reviews are parsed one by one: a broken one does not cost the others. */
export const storedReviews = z.object({ version: z.literal(1), reviews: z.array(z.unknown()) });

export type ReviewEntry = z.infer<typeof reviewEntry>;
export type OwnReview = z.infer<typeof ownReview>;
