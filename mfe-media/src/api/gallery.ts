import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, ApiError, type MediaItem, type PagedItems } from 'shared-contracts';
import { loadSchemas } from './loadSchemas';

/** Items on a page of the list (docs/product/gallery.md#gallery-1). */
export const PAGE_SIZE = 12;
/** docs/product/gallery.md#media-10 */
export const RELATED_SIZE = 3;

export type GalleryKind = 'video' | 'imagen';
export type GalleryFilter = { kind: GalleryKind | ''; servicio: string };
/** One page of the filtered list; the empty text stands for no filter. */
export type GalleryPage = GalleryFilter & { page: number };

/** One page of the gallery, newest first. The list shows several pages, each with its own query. */
export function galleryPageQuery(api: ApiClient, { kind, servicio, page }: GalleryPage) {
  const query = new URLSearchParams({ page: String(page), page_size: String(PAGE_SIZE) });
  if (kind) query.set('kind', kind);
  if (servicio) query.set('servicio', servicio);
  const path = `/galeria/?${query}`;
  return queryOptions<PagedItems<MediaItem>>({
    queryKey: ['mfe-media', path],
    queryFn: ({ signal }) => api.get(path, pageSchema(), { signal }),
    retryOnMount: false,
  });
}

/** An item; null where there is none of that id. */
export function itemQuery(api: ApiClient, id: number) {
  const path = `/galeria/${id}/`;
  return queryOptions<MediaItem | null>({
    queryKey: ['mfe-media', path],
    queryFn: ({ signal }) => logged(signal, api.find(path, itemSchema(), { signal })),
    retryOnMount: false,
  });
}

/** Items like this one; null where there is no such item. */
export function relatedQuery(api: ApiClient, id: number) {
  const path = `/galeria/${id}/related/?page=1&page_size=${RELATED_SIZE}`;
  return queryOptions<PagedItems<MediaItem> | null>({
    queryKey: ['mfe-media', path],
    queryFn: ({ signal }) => logged(signal, api.find(path, pageSchema(), { signal })),
    retryOnMount: false,
  });
}

const pageSchema = () => loadSchemas().then(({ mediaPage }) => mediaPage);
const itemSchema = () => loadSchemas().then(({ mediaItem }) => mediaItem);

/** Logs a failure (docs/product/texts.md#log-5). An aborted call is no failure. */
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
