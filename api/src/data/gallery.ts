import type { MediaItem } from '@tramuntana/contracts';
import { and, count, desc, eq, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from './database';
import { type PageOf, type PageRequest, type Position, readPage } from './paging';
import { galleryItems } from './schema';

type GalleryRow = typeof galleryItems.$inferSelect;

/** Filters of the gallery. `servicio` is the address of a service's page, without a slash. */
type GalleryFilter = { kind?: 'video' | 'imagen' | undefined; servicio?: string | undefined };

const newestFirst = [desc(galleryItems.fecha), desc(galleryItems.id)];

type GalleryRequest = PageRequest & GalleryFilter & { after?: Position | undefined };

/**
 * Gallery items that fit the filter, newest first: a page by its number, or the items after the position `after`. Reading by
 * position neither repeats nor skips an item, even if the list has changed meanwhile.
 */
export async function listGallery(
  database: Database,
  { kind, servicio, after, ...page }: GalleryRequest,
): Promise<PageOf<MediaItem> & { hasMore: boolean }> {
  const filter = and(kind && eq(galleryItems.kind, kind), servicio ? eq(galleryItems.servicio, servicio) : undefined);
  if (!after) {
    const found = await pageOfItems(database, page, filter, newestFirst);
    return { ...found, hasMore: page.page * page.page_size < found.count };
  }
  // One item more than is shown tells whether there are more.
  const rest = { page: 1, page_size: page.page_size + 1 };
  const { results } = await pageOfItems(database, rest, and(filter, isAfter(after)), newestFirst);
  const [total] = await database.select({ count: count() }).from(galleryItems).where(filter);
  return {
    count: total?.count ?? 0,
    results: results.slice(0, page.page_size),
    hasMore: results.length > page.page_size,
  };
}

const isAfter = ({ fecha, id }: Position) =>
  or(lt(galleryItems.fecha, fecha), and(eq(galleryItems.fecha, fecha), lt(galleryItems.id, id)));

/** Null when there is no such item. */
export async function findMediaItem(database: Database, id: number): Promise<MediaItem | null> {
  const [row] = await database.select().from(galleryItems).where(eq(galleryItems.id, id));
  return row ? toMediaItem(row) : null;
}

/** All other items: those of the same service first, then those of the same kind, then newest. Null for an unknown id. */
export async function relatedMedia(
  database: Database,
  id: number,
  page: PageRequest,
): Promise<PageOf<MediaItem> | null> {
  const [item] = await database.select().from(galleryItems).where(eq(galleryItems.id, id));
  if (!item) return null;
  return pageOfItems(database, page, ne(galleryItems.id, id), [
    sql`${galleryItems.servicio} is not distinct from ${item.servicio} desc`,
    sql`${galleryItems.kind} = ${item.kind} desc`,
    ...newestFirst,
  ]);
}

async function pageOfItems(database: Database, page: PageRequest, condition: SQL | undefined, order: SQL[]) {
  const [total] = await database.select({ count: count() }).from(galleryItems).where(condition);
  return readPage(page, total?.count ?? 0, async (limit, offset) => {
    const rows = await database
      .select()
      .from(galleryItems)
      .where(condition)
      .orderBy(...order)
      .limit(limit)
      .offset(offset);
    return rows.map(toMediaItem);
  });
}

/** Optional fields are absent in the contract and null in a row. */
function toMediaItem({ servicio, duration, picture, sources, ...row }: GalleryRow): MediaItem {
  return {
    ...row,
    servicio: servicio ?? undefined,
    duration: duration ?? undefined,
    picture: picture ?? undefined,
    sources: sources ?? undefined,
  };
}
