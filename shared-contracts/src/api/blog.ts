import * as z from 'zod/mini';
import { paged } from './paged';
import { picture } from './picture';

/** A tag as lists and filters use it (`GET /tag/`). */
export const tag = z.object({ id: z.number(), name: z.string() });

/**
 * A post; `resumen` and `picture` are extensions. `fecha` is an ISO 8601 date, `content` sanitised HTML, `read_time` in
 * minutes.
 */
export const post = z.object({
  id: z.number(),
  titulo: z.string(),
  fecha: z.string(),
  content: z.string(),
  imagen: z.string(),
  author: z.string(),
  read_time: z.number(),
  tags: z.array(z.object({ name: z.string() })),
  resumen: z.optional(z.string()),
  picture: z.optional(picture),
});

export const postPage = paged(post);
export const tagPage = paged(tag);

export type Tag = z.infer<typeof tag>;
export type Post = z.infer<typeof post>;
