import * as z from 'zod/mini';

/** One page of a list (docs/product/api.md#data-4). `next` and `previous` are absolute addresses, or null at the ends. */
export const paged = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({
    count: z.number(),
    next: z.nullable(z.string()),
    previous: z.nullable(z.string()),
    results: z.array(item),
  });

export type Paged<Item> = { count: number; next: string | null; previous: string | null; results: Item[] };

/**
 * What the site's pages keep of such an answer. The addresses stay out of their HTML: they name the host that the server
 * asked, which may be one that visitors cannot reach and need not know.
 */
export const pagedItems = <Item extends z.ZodMiniType>(item: Item) =>
  z.pipe(
    paged(item),
    z.transform(({ count, next, results }) => ({ count, hasNext: next !== null, results })),
  );

export type PagedItems<Item> = { count: number; hasNext: boolean; results: Item[] };
