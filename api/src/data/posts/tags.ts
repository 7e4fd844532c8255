import type { Tag } from '@tramuntana/contracts';
import { count, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../database';
import { type PageOf, type PageRequest, readPage } from '../paging';
import { postTags, tags } from '../schema';

/** Tags of posts that have appeared by `today`, by name. */
export async function listTags(database: Database, today: string, page: PageRequest): Promise<PageOf<Tag>> {
  const appeared = database.select({ id: postTags.tag_id }).from(postTags).where(lte(postTags.fecha, today));
  const used = inArray(tags.id, appeared);
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
