import * as z from 'zod/mini';

/**
 * The address of another page of a list. Which host the API has is nobody's business: the server may ask it at an internal
 * one, and what it read stands in public pages. So only the path is kept.
 */
const pageAddress = z.string().check(z.overwrite((address) => address.replace(/^https?:\/\/[^/]+/, '')));

/**
 * One page of a list (docs/product/api.md#data-4). `next` and `previous` lead to the pages beside it, or are null at the
 * ends. The API gives absolute addresses, of which the path is left.
 */
export const paged = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({
    count: z.number(),
    next: z.nullable(pageAddress),
    previous: z.nullable(pageAddress),
    results: z.array(item),
  });

export type Paged<Item> = { count: number; next: string | null; previous: string | null; results: Item[] };
