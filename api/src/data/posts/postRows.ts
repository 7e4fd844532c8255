import type { Post } from '@tramuntana/contracts';
import { asc, desc, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database';
import { posts, postTags, tags } from '../schema';

const titleKey = sql`lower(without_accents(${posts.titulo}))`;

/** Newest first; on the same day the higher id. */
const newestFirst = [desc(posts.fecha), desc(posts.id)];
const oldestFirst = [asc(posts.fecha), asc(posts.id)];
const byTitle = [asc(titleKey), asc(posts.id)];
const byTitleBackwards = [desc(titleKey), desc(posts.id)];

type Order = { forwards: SQL[]; backwards: SQL[] };

/** The orders of lists. By date is always newest first, with or without the minus sign (docs/product/api.md#call-17). */
export const POST_ORDERS = {
  fecha: { forwards: newestFirst, backwards: oldestFirst },
  '-fecha': { forwards: newestFirst, backwards: oldestFirst },
  titulo: { forwards: byTitle, backwards: byTitleBackwards },
  '-titulo': { forwards: byTitleBackwards, backwards: byTitle },
} satisfies Record<string, Order>;

export type PostOrder = keyof typeof POST_ORDERS;

// Tables are written out here, because inside a selection drizzle omits the table before a column's name.
const tagNames = sql<{ name: string }[]>`(
  select coalesce(json_agg(json_build_object('name', ${tags}.name) order by ${postTags}.position), '[]'::json)
  from ${postTags} join ${tags} on ${tags}.id = ${postTags}.tag_id
  where ${postTags}.post_id = ${posts}.id
)`;

const postFields = {
  id: posts.id,
  titulo: posts.titulo,
  fecha: posts.fecha,
  resumen: posts.resumen,
  content: posts.content,
  imagen: posts.imagen,
  author: posts.author,
  read_time: posts.read_time,
  picture: posts.picture,
  tags: tagNames,
};

/**
 * Posts of these ids, in the same order. Lists first find the ids in an index, and then read whole posts only for the page
 * that is shown.
 */
export async function postsOf(database: Database, ids: readonly number[]): Promise<Post[]> {
  if (ids.length === 0) return [];
  const found = await database
    .select(postFields)
    .from(posts)
    .where(inArray(posts.id, [...ids]));
  const byId = new Map(found.map((post) => [post.id, post]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Null when there is no such post, or it has not appeared by `today` (docs/product/blog.md#blog-12). */
export async function findPost(database: Database, id: number, today: string): Promise<Post | null> {
  const [post] = await postsOf(database, [id]);
  return post && post.fecha <= today ? post : null;
}
