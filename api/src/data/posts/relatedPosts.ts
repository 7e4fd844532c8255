import type { Post } from '@tramuntana/contracts';
import { sql } from 'drizzle-orm';
import type { Database } from '../database';
import { type PageOf, type PageRequest, readPage } from '../paging';
import { postTags } from '../schema';
import { findPost, postsOf } from './postRows';

/** Number of each tag's newest posts that are compared. In a blog of 100,000 posts, comparing all takes a second. */
const LOOKED_AT = 200;

/**
 * Other posts that share a tag and have appeared by `today`: those with most tags in common first, then the newest. Null if
 * there is no post of this id, or it has not appeared yet.
 */
export async function relatedPosts(
  database: Database,
  id: number,
  today: string,
  page: PageRequest,
): Promise<PageOf<Post> | null> {
  if (!(await findPost(database, id, today))) return null;
  const { rows } = (await database.execute(sql`
    select near.post_id as id
    from ${postTags} own
    cross join lateral (
      select post_id, fecha from ${postTags}
      where tag_id = own.tag_id and post_id <> ${id} and fecha <= ${today}
      order by fecha desc, post_id desc
      limit ${LOOKED_AT}
    ) near
    where own.post_id = ${id}
    group by near.post_id, near.fecha
    order by count(*) desc, near.fecha desc, near.post_id desc
  `)) as unknown as { rows: { id: number }[] };
  return readPage(page, rows.length, (limit, offset) =>
    postsOf(
      database,
      rows.slice(offset, offset + limit).map((row) => row.id),
    ),
  );
}
