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
 * The part of such an answer that pages keep. The addresses stay out of their HTML: they contain the API's host as the
 * server sees it, and visitors may not be able to reach that host.
 */
export const pagedItems = <Item extends z.ZodMiniType>(item: Item) =>
  z.pipe(
    paged(item),
    z.transform(({ count, next, results }) => ({ count, hasNext: next !== null, results })),
  );

export type PagedItems<Item> = { count: number; hasNext: boolean; results: Item[] };
