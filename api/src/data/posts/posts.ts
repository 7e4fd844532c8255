import { type Post, readId } from '@tramuntana/contracts';
import { and, count, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database';
import { type PageOf, type PageRequest, readPage } from '../paging';
import { postSearch, posts, postTags, tags } from '../schema';
import { POST_ORDERS, type PostOrder, postsOf } from './postRows';
import { MAX_FOUND, searchedPosts } from './searchedPosts';
import { postsMatching } from './searchWords';
import { countOfTag, idsOfTag } from './taggedPosts';

type PostFilter = {
  search: string;
  /** Names or ids of tags; a post needs only one of them. */
  tags: string[];
  order_by?: PostOrder | undefined;
};

/**
 * Posts that fit the filter and have appeared by `today`, in the order wanted. The site asks for lists by date, for which
 * indexes alone are enough.
 */
export async function listPosts(
  database: Database,
  today: string,
  { search, tags: wanted, order_by = 'fecha', ...page }: PageRequest & PostFilter,
): Promise<PageOf<Post>> {
  const matching = postsMatching(search);
  const tagIds = wanted.length > 0 ? await idsOfTags(database, wanted) : null;
  if (tagIds?.length === 0) return { count: 0, results: [] };

  const isByDate = POST_ORDERS[order_by] === POST_ORDERS.fecha;
  if (isByDate && matching) {
    const found = await searchedPosts(database, matching, tagIds, today, page);
    return { count: found.count, results: await postsOf(database, found.ids) };
  }
  const [tagId, ...otherTags] = tagIds ?? [];
  if (isByDate && tagId !== undefined && otherTags.length === 0) {
    const total = await countOfTag(database, tagId, today);
    return readPage(page, total, async (limit, offset) =>
      postsOf(database, await idsOfTag(database, tagId, today, { limit, offset })),
    );
  }
  const condition = and(
    lte(posts.fecha, today),
    matching && hasWords(database, matching),
    tagIds ? hasAnyTag(database, tagIds) : undefined,
  );
  return listWhere(database, condition, matching ? MAX_FOUND : null, POST_ORDERS[order_by], page);
}

type Order = (typeof POST_ORDERS)[PostOrder];

async function listWhere(
  database: Database,
  condition: SQL | undefined,
  maxCount: number | null,
  { forwards, backwards }: Order,
  page: PageRequest,
): Promise<PageOf<Post>> {
  const total = await countPosts(database, condition, maxCount);
  return readPage(page, total, async (limit, offset) => {
    // Rows are read from the nearer end of the list. If the count stopped at its maximum, the far end is not known.
    const fromTheEnd = offset > total / 2 && total !== maxCount;
    const rows = Math.min(limit, total - offset);
    const found = await database
      .select({ id: posts.id })
      .from(posts)
      .where(condition)
      .orderBy(...(fromTheEnd ? backwards : forwards))
      .limit(rows)
      .offset(fromTheEnd ? total - offset - rows : offset);
    const ids = found.map(({ id }) => id);
    return postsOf(database, fromTheEnd ? ids.reverse() : ids);
  });
}

async function countPosts(database: Database, condition: SQL | undefined, max: number | null): Promise<number> {
  const found = database.select({ id: posts.id }).from(posts).where(condition);
  const counted = (max === null ? found : found.limit(max)).as('found');
  const [total] = await database.select({ count: count() }).from(counted);
  return total?.count ?? 0;
}

async function idsOfTags(database: Database, wanted: string[]): Promise<number[]> {
  const ids = wanted.map(readId).filter((id) => id !== null);
  const names = wanted.map((name) => sql`lower(without_accents(${name}))`);
  const known = await database
    .select({ id: tags.id })
    .from(tags)
    .where(or(inArray(tags.id, ids), inArray(sql`lower(without_accents(${tags.name}))`, names)));
  return known.map(({ id }) => id);
}

const hasWords = (database: Database, matching: SQL): SQL =>
  inArray(posts.id, database.select({ id: postSearch.post_id }).from(postSearch).where(matching));

const hasAnyTag = (database: Database, tagIds: number[]): SQL =>
  inArray(posts.id, database.select({ id: postTags.post_id }).from(postTags).where(inArray(postTags.tag_id, tagIds)));
