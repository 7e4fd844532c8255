import { and, asc, count, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Post } from 'shared-contracts';
import type { Database } from './database';
import { type PageOf, type PageRequest, readPage } from './paging';
import { posts, postTags, tags } from './schema';
import { postsMatching } from './searchWords';

const MAX_ID = 2_147_483_647;

const titleKey = sql`lower(without_accents(${posts.titulo}))`;
const newestFirst = [desc(posts.fecha), desc(posts.id)];

/** How lists can be ordered. Dates are always newest first, whichever way the caller writes it (readings, 'Blog order'). */
export const POST_ORDERS = {
  fecha: newestFirst,
  '-fecha': newestFirst,
  titulo: [asc(titleKey), asc(posts.id)],
  '-titulo': [desc(titleKey), desc(posts.id)],
} satisfies Record<string, SQL[]>;

export type PostOrder = keyof typeof POST_ORDERS;

type PostFilter = {
  search: string;
  /** Names or ids; a post needs any one of them. */
  tags: string[];
  order_by?: PostOrder | undefined;
};

// The tables are named in the text, because inside a selection drizzle writes a column without its table.
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

/** Posts that fit the filter, in the order wanted. */
export async function listPosts(
  database: Database,
  { search, tags: wanted, order_by = 'fecha', ...page }: PageRequest & PostFilter,
): Promise<PageOf<Post>> {
  const condition = and(postsMatching(search), wanted.length > 0 ? hasAnyTag(database, wanted) : undefined);
  const [total] = await database.select({ count: count() }).from(posts).where(condition);
  return readPage(page, total?.count ?? 0, (limit, offset) =>
    database
      .select(postFields)
      .from(posts)
      .where(condition)
      .orderBy(...POST_ORDERS[order_by])
      .limit(limit)
      .offset(offset),
  );
}

/** Null when there is no such post. */
export async function findPost(database: Database, id: number): Promise<Post | null> {
  const [post] = await database.select(postFields).from(posts).where(eq(posts.id, id));
  return post ?? null;
}

/** Other posts with a tag in common: most tags in common first, then newest. Null when there is no such post. */
export async function relatedPosts(database: Database, id: number, page: PageRequest): Promise<PageOf<Post> | null> {
  const [known] = await database.select({ id: posts.id }).from(posts).where(eq(posts.id, id));
  if (!known) return null;
  const ownTags = database.select({ id: postTags.tag_id }).from(postTags).where(eq(postTags.post_id, id));
  const shared = database
    .select({ post_id: postTags.post_id, tags: count().as('tags_shared') })
    .from(postTags)
    .where(and(inArray(postTags.tag_id, ownTags), ne(postTags.post_id, id)))
    .groupBy(postTags.post_id)
    .as('shared');
  const [total] = await database.select({ count: count() }).from(shared);
  return readPage(page, total?.count ?? 0, (limit, offset) =>
    database
      .select(postFields)
      .from(posts)
      .innerJoin(shared, eq(shared.post_id, posts.id))
      .orderBy(desc(shared.tags), ...newestFirst)
      .limit(limit)
      .offset(offset),
  );
}

function hasAnyTag(database: Database, wanted: string[]): SQL {
  const ids = wanted.map(Number).filter((id) => Number.isInteger(id) && id > 0 && id <= MAX_ID);
  const names = wanted.map((name) => sql`lower(without_accents(${name.normalize('NFC')}))`);
  const known = database
    .select({ id: tags.id })
    .from(tags)
    .where(or(inArray(tags.id, ids), inArray(sql`lower(without_accents(${tags.name}))`, names)));
  return inArray(
    posts.id,
    database.select({ id: postTags.post_id }).from(postTags).where(inArray(postTags.tag_id, known)),
  );
}
