import { count, inArray, sql } from 'drizzle-orm';
import type { Tag } from 'shared-contracts';
import type { Database } from '../database';
import { type PageOf, type PageRequest, readPage } from '../paging';
import { postTags, tags } from '../schema';

/** Tags that a post carries, by name. */
export async function listTags(database: Database, page: PageRequest): Promise<PageOf<Tag>> {
  const used = inArray(tags.id, database.select({ id: postTags.tag_id }).from(postTags));
  const [total] = await database.select({ count: count() }).from(tags).where(used);
  return readPage(page, total?.count ?? 0, (limit, offset) =>
    database
      .select({ id: tags.id, name: tags.name })
      .from(tags)
      .where(used)
      .orderBy(sql`lower(without_accents(${tags.name}))`, tags.id)
      .limit(limit)
      .offset(offset),
  );
}
