import { count, desc, eq } from 'drizzle-orm';
import type { Database } from '../database';
import { postTags } from '../schema';

type Part = { limit: number; offset: number };

/** How many posts carry a tag. */
export async function countOfTag(database: Database, tagId: number): Promise<number> {
  const [total] = await database.select({ count: count() }).from(postTags).where(eq(postTags.tag_id, tagId));
  return total?.count ?? 0;
}

/** Ids of a tag's posts, newest first. They come from one index, which holds each post's date beside its tag. */
export async function idsOfTag(database: Database, tagId: number, { limit, offset }: Part): Promise<number[]> {
  const found = await database
    .select({ id: postTags.post_id })
    .from(postTags)
    .where(eq(postTags.tag_id, tagId))
    .orderBy(desc(postTags.fecha), desc(postTags.post_id))
    .limit(limit)
    .offset(offset);
  return found.map(({ id }) => id);
}
