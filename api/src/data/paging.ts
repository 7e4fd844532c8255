/** Which part of a list is asked for: pages count from 1. */
export type PageRequest = { page: number; page_size: number };

/** A part of a list, and how much there is in all. */
export type PageOf<Row> = { count: number; results: Row[] };

/** A place in a list that is ordered by date and id. The row itself may be gone. */
export type Position = { fecha: string; id: number };

/**
 * One page of a list. Beyond the end nothing is read, so a page number of any size is harmless: PostgreSQL itself
 * refuses an offset past 2⁶³.
 */
export async function readPage<Row>(
  { page, page_size }: PageRequest,
  count: number,
  read: (limit: number, offset: number) => PromiseLike<Row[]>,
): Promise<PageOf<Row>> {
  const offset = (page - 1) * page_size;
  return { count, results: offset < count ? await read(page_size, offset) : [] };
}
