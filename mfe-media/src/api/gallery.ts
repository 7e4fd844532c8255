import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, ApiError, type MediaItem, type PagedItems } from '@tramuntana/contracts';
import { loadSchemas } from './loadSchemas';

/** Items on a page of the list (docs/product/gallery.md#gallery-1). */
export const PAGE_SIZE = 12;
/** docs/product/gallery.md#media-10 */
export const RELATED_SIZE = 3;

export type GalleryKind = 'video' | 'imagen';
export type GalleryFilter = { kind: GalleryKind | ''; servicio: string };
/** One page of the filtered list. The empty text means no filter. */
export type GalleryPage = GalleryFilter & { page: number };

/** A part of the list. `next` is the query of the call for the next part: null at the end, empty if unknown. */
export type GalleryPart = { count: number; next: string | null; results: MediaItem[] };

/**
 * One page of the gallery, newest first. The list shows several pages, each with its own query. If the page before is known,
 * its `next` requests this one. A page number would repeat or skip items after a change of the list
 * (docs/product/gallery.md#gallery-12).
 */
export function galleryPageQuery(api: ApiClient, { page, ...filter }: GalleryPage) {
  const path = pathOf({ ...filter, page });
  return queryOptions<GalleryPart>({
    queryKey: keyOf(path),
    queryFn: ({ client, signal }) => {
      const before = client.getQueryData<GalleryPart>(keyOf(pathOf({ ...filter, page: page - 1 })));
      return api.get(before?.next ? `/galeria/${before.next}` : path, partSchema(), { signal });
    },
    retryOnMount: false,
  });
}

const keyOf = (path: string) => ['mfe-media', path];

function pathOf({ kind, servicio, page }: GalleryPage): string {
  const query = new URLSearchParams({ page: String(page), page_size: String(PAGE_SIZE) });
  if (kind) query.set('kind', kind);
  if (servicio) query.set('servicio', servicio);
  return `/galeria/?${query}`;
}

/** An item; null if there is none with that id. */
export function itemQuery(api: ApiClient, id: number) {
  const path = `/galeria/${id}/`;
  return queryOptions<MediaItem | null>({
    queryKey: ['mfe-media', path],
    queryFn: ({ signal }) => logged(signal, api.find(path, itemSchema(), { signal })),
    retryOnMount: false,
  });
}

/** Related items; null if the item does not exist. */
export function relatedQuery(api: ApiClient, id: number) {
  const path = `/galeria/${id}/related/?page=1&page_size=${RELATED_SIZE}`;
  return queryOptions<PagedItems<MediaItem> | null>({
    queryKey: ['mfe-media', path],
    queryFn: ({ signal }) => logged(signal, api.find(path, pageSchema(), { signal })),
    retryOnMount: false,
  });
}

const partSchema = () => loadSchemas().then(({ galleryPart }) => galleryPart);
const pageSchema = () => loadSchemas().then(({ mediaPage }) => mediaPage);
const itemSchema = () => loadSchemas().then(({ mediaItem }) => mediaItem);

/** Logs a failure (docs/product/texts.md#log-5). An aborted call is not a failure. */
async function logged<Value>(signal: AbortSignal, call: Promise<Value>): Promise<Value> {
  try {
    const value = await call;
    if (value === null) console.error('Media not found');
    return value;
  } catch (error) {
    if (!signal.aborted)
      console.error('Error loading media details', error instanceof ApiError ? error.message : error);
    throw error;
  }
}
