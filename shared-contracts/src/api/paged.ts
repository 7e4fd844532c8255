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
