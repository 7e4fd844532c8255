import * as z from 'zod/mini';
import { paged } from './paged';
import { mediaSource, picture } from './picture';

/**
 * A gallery item. Every provider sends `id`, `file` and `iframe`; the other fields are optional extensions
 * (docs/product/api.md#data-6). `file` is a path of the media host, `duration` is in seconds, `fecha` an ISO 8601 date.
 */
export const mediaItem = z.object({
  id: z.number(),
  file: z.nullish(z.string()),
  iframe: z.nullish(z.string()),
  kind: z.optional(z.enum(['video', 'imagen'])),
  titulo: z.optional(z.string()),
  descripcion: z.optional(z.string()),
  servicio: z.optional(z.string()),
  fecha: z.optional(z.string()),
  duration: z.optional(z.number()),
  picture: z.optional(picture),
  sources: z.optional(z.array(mediaSource)),
});

export const mediaPage = paged(mediaItem);

export type MediaItem = z.infer<typeof mediaItem>;
