import { and, count, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { MediaItem } from 'shared-contracts';
import type { Database } from './database';
import { type PageOf, type PageRequest, readPage } from './paging';
import { galleryItems } from './schema';

type GalleryRow = typeof galleryItems.$inferSelect;

/** What a gallery can be filtered by; `servicio` is the address of a service's page, without a slash. */
type GalleryFilter = { kind?: 'video' | 'imagen' | undefined; servicio?: string | undefined };

const newestFirst = [desc(galleryItems.fecha), desc(galleryItems.id)];

/** Gallery items that fit the filter, newest first. */
export const listGallery = (database: Database, { kind, servicio, ...page }: PageRequest & GalleryFilter) =>
  pageOfItems(
    database,
    page,
    and(kind && eq(galleryItems.kind, kind), servicio ? eq(galleryItems.servicio, servicio) : undefined),
    newestFirst,
  );

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
