import { and, count, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Post } from 'shared-contracts';
import type { Database } from './database';
import { type PageOf, type PageRequest, readPage } from './paging';
import { POST_ORDERS, type PostOrder, postsOf } from './postRows';
import { posts, postTags, tags } from './schema';
import { postsMatching } from './searchWords';
import { countOfTag, idsOfTag } from './taggedPosts';

const MAX_ID = 2_147_483_647;

/** A search that finds more is counted so far and no further: nobody turns five thousand pages, and every post counted costs. */
export const MAX_FOUND = 10_000;

type PostFilter = {
  search: string;
  /** Names or ids; a post needs any one of them. */
  tags: string[];
  order_by?: PostOrder | undefined;
};

/** Posts that fit the filter, in the order wanted. */
export async function listPosts(
  database: Database,
  { search, tags: wanted, order_by = 'fecha', ...page }: PageRequest & PostFilter,
): Promise<PageOf<Post>> {
  const { forwards, backwards } = POST_ORDERS[order_by];
  const matching = postsMatching(search);
  const tagIds = wanted.length > 0 ? await idsOfTags(database, wanted) : null;
  if (tagIds?.length === 0) return { count: 0, results: [] };

  const [tagId, ...otherTags] = tagIds ?? [];
  const isOneTagByDate =
    tagId !== undefined && otherTags.length === 0 && !matching && forwards === POST_ORDERS.fecha.forwards;
  if (isOneTagByDate) {
    const total = await countOfTag(database, tagId);
    return readPage(page, total, async (limit, offset) =>
      postsOf(database, await idsOfTag(database, tagId, { limit, offset })),
    );
  }

  const condition = and(matching, tagIds ? hasAnyTag(database, tagIds) : undefined);
  const total = await countPosts(database, condition, matching ? MAX_FOUND : null);
  // What was not counted to its end has no end to count from.
  const isCounted = !matching || total < MAX_FOUND;
  return readPage(page, total, async (limit, offset) => {
    const fromTheEnd = isCounted && offset > total / 2;
    const rows = Math.min(limit, total - offset);
    const ids = await database
      .select({ id: posts.id })
      .from(posts)
      .where(condition)
      .orderBy(...(fromTheEnd ? backwards : forwards))
      .limit(rows)
      .offset(fromTheEnd ? total - offset - rows : offset);
    const inOrder = ids.map(({ id }) => id);
    return postsOf(database, fromTheEnd ? inOrder.reverse() : inOrder);
  });
}

async function countPosts(database: Database, condition: SQL | undefined, max: number | null): Promise<number> {
  const found = database.select({ id: posts.id }).from(posts).where(condition);
  const counted = (max === null ? found : found.limit(max)).as('found');
  const [total] = await database.select({ count: count() }).from(counted);
  return total?.count ?? 0;
}

async function idsOfTags(database: Database, wanted: string[]): Promise<number[]> {
  const ids = wanted.map(Number).filter((id) => Number.isInteger(id) && id > 0 && id <= MAX_ID);
  const names = wanted.map((name) => sql`lower(without_accents(${name.normalize('NFC')}))`);
  const known = await database
    .select({ id: tags.id })
    .from(tags)
    .where(or(inArray(tags.id, ids), inArray(sql`lower(without_accents(${tags.name}))`, names)));
  return known.map(({ id }) => id);
}

const hasAnyTag = (database: Database, tagIds: number[]): SQL =>
  inArray(posts.id, database.select({ id: postTags.post_id }).from(postTags).where(inArray(postTags.tag_id, tagIds)));
