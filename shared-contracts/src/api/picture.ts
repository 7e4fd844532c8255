import * as z from 'zod/mini';

/** One rendition of a picture or video. `src` is a path of the media host or an absolute address; `width` is in pixels. */
export const mediaSource = z.object({ src: z.string(), type: z.string(), width: z.optional(z.number()) });

/**
 * A picture in several sizes: an extension of plain `imagen` and `file` (docs/product/api.md#data-6). A page uses it to
 * reserve space, show a placeholder and choose a rendition. `width` and `height` are the largest rendition's, in pixels.
 */
export const picture = z.object({
  src: z.string(),
  alt: z.string(),
  width: z.number(),
  height: z.number(),
  color: z.optional(z.string()),
  lqip: z.optional(z.string()),
  caption: z.optional(z.string()),
  /** For social cards, in the format of `SOCIAL_CARD`. */
  card: z.optional(z.string()),
  sources: z.array(mediaSource),
});

export type MediaSource = z.infer<typeof mediaSource>;
export type Picture = z.infer<typeof picture>;
