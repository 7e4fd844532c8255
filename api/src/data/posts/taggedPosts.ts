import { and, count, desc, eq, lte } from 'drizzle-orm';
import type { Database } from '../database';
import { postTags } from '../schema';

type Part = { limit: number; offset: number };

/** How many posts carry a tag, of those that have appeared by `today`. */
export async function countOfTag(database: Database, tagId: number, today: string): Promise<number> {
  const [total] = await database.select({ count: count() }).from(postTags).where(carries(tagId, today));
  return total?.count ?? 0;
}

/** Ids of a tag's posts, newest first. They come from one index, which holds each post's date beside its tag. */
export async function idsOfTag(
  database: Database,
  tagId: number,
  today: string,
  { limit, offset }: Part,
): Promise<number[]> {
  const found = await database
    .select({ id: postTags.post_id })
    .from(postTags)
    .where(carries(tagId, today))
    .orderBy(desc(postTags.fecha), desc(postTags.post_id))
    .limit(limit)
    .offset(offset);
  return found.map(({ id }) => id);
}

const carries = (tagId: number, today: string) => and(eq(postTags.tag_id, tagId), lte(postTags.fecha, today));
