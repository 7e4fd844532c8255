/** The wanted page of a list. The first page is 1. */
export type PageRequest = { page: number; page_size: number };

/** One page of a list, and the number of rows in the whole list. */
export type PageOf<Row> = { count: number; results: Row[] };

/** A position in a list that is ordered by date and id. Its row may be deleted already. */
export type Position = { fecha: string; id: number };

/**
 * Reads one page of a list. Beyond the end it reads nothing, so any page number is harmless: PostgreSQL refuses an offset
 * past 2⁶³.
 */
export async function readPage<Row>(
  { page, page_size }: PageRequest,
  count: number,
  read: (limit: number, offset: number) => PromiseLike<Row[]>,
): Promise<PageOf<Row>> {
  const offset = (page - 1) * page_size;
  return { count, results: offset < count ? await read(page_size, offset) : [] };
}
