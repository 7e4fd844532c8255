import { and, desc, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database';
import type { PageRequest } from '../paging';
import { postSearch, postTags } from '../schema';

/** A search counts at most this many posts. Counting takes time, and visitors do not turn so many pages. */
export const MAX_FOUND = 10_000;

type Found = { count: number; ids: number[] };

/** How many posts a search finds by `today`, `MAX_FOUND` at most, and the ids of a page of them, newest first. */
export async function searchedPosts(
  database: Database,
  matching: SQL,
  tagIds: number[] | null,
  today: string,
  { page, page_size }: PageRequest,
  maxFound = MAX_FOUND,
): Promise<Found> {
  const offset = (page - 1) * page_size;
  const tagged =
    tagIds && database.select({ id: postTags.post_id }).from(postTags).where(inArray(postTags.tag_id, tagIds));
  const condition = and(
    matching,
    lte(postSearch.fecha, today),
    tagged ? inArray(postSearch.post_id, tagged) : undefined,
  );
  return database.transaction(async (transaction) => {
    // The planner underestimates a comparison of words. Without this, it would read all rows instead of the index.
    await transaction.execute(sql`set local enable_seqscan = off`);
    const found = await countAndPage(transaction, condition, maxFound, {
      limit: page_size,
      offset: Math.min(offset, maxFound),
    });
    if (found.count <= maxFound) return found;
    // For so common a word, the index by date finds a page of posts sooner than the index of words.
    await transaction.execute(sql`set local enable_bitmapscan = off`);
    const limit = Math.max(0, Math.min(page_size, maxFound - offset));
    const ids = limit === 0 ? [] : await firstInOrder(transaction, condition, { limit, offset });
    return { count: maxFound, ids };
  });
}

type Part = { limit: number; offset: number };

/** Count and ids by one query. The ids are right only where no more than `maxFound` posts are found. */
async function countAndPage(
  database: Database,
  condition: SQL | undefined,
  maxFound: number,
  { limit, offset }: Part,
): Promise<Found> {
  const found = database
    .select({ post_id: postSearch.post_id, fecha: postSearch.fecha })
    .from(postSearch)
    .where(condition)
    .limit(maxFound + 1);
  const { rows } = (await database.execute(sql`
    with found as materialized (${found})
    select
      (select count(*)::integer from found) as count,
      array(select post_id from found order by fecha desc, post_id desc limit ${limit} offset ${offset}) as ids
  `)) as unknown as { rows: Found[] };
  return rows[0] ?? { count: 0, ids: [] };
}

async function firstInOrder(
  database: Database,
  condition: SQL | undefined,
  { limit, offset }: Part,
): Promise<number[]> {
  const rows = await database
    .select({ id: postSearch.post_id })
    .from(postSearch)
    .where(condition)
    .orderBy(desc(postSearch.fecha), desc(postSearch.post_id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}
