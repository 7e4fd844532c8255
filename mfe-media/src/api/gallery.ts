import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type ApiClient, ApiError, type MediaItem, type Paged } from 'shared-contracts';
import { loadSchemas } from './loadSchemas';

export const PAGE_SIZE = 12;
/** Specification, sections 7 and 9: three related items are shown. */
export const RELATED_SIZE = 3;

export type GalleryKind = 'video' | 'imagen';
export type GalleryFilter = { kind: GalleryKind | ''; servicio: string; page: number };

/**
 * The gallery's items, newest first, from the first page to the one given; the empty text stands for no filter. What a
 * shorter list has already brought is not asked for again.
 */
export function galleryQuery(api: ApiClient, filter: GalleryFilter) {
  return queryOptions<Paged<MediaItem>>({
    queryKey: galleryKey(filter),
    queryFn: async ({ client, signal }) => {
      const known = client.getQueryData<Paged<MediaItem>>(galleryKey({ ...filter, page: filter.page - 1 }));
      const missing = pagesUpTo(filter).slice(known ? -1 : 0);
      const answers = await Promise.all(missing.map((page) => api.get(pagePath(page), pageSchema(), { signal })));
      const last = answers.at(-1) as Paged<MediaItem>;
      return { ...last, results: [...(known?.results ?? []), ...answers.flatMap(({ results }) => results)] };
    },
    placeholderData: keepPreviousData,
    retryOnMount: false,
  });
}

function pagePath({ kind, servicio, page }: GalleryFilter): string {
  const query = new URLSearchParams({ page: String(page), page_size: String(PAGE_SIZE) });
  if (kind) query.set('kind', kind);
  if (servicio) query.set('servicio', servicio);
  return `/galeria/?${query}`;
}

const galleryKey = (filter: GalleryFilter) => [`/api${pagePath(filter)}`, 'from the first page'] as const;

const pagesUpTo = (filter: GalleryFilter): GalleryFilter[] =>
  Array.from({ length: filter.page }, (_, index) => ({ ...filter, page: index + 1 }));

/** An item; null where there is none of that id. */
export function itemQuery(api: ApiClient, id: number) {
  const path = `/galeria/${id}/`;
  return queryOptions<MediaItem | null>({
    queryKey: [`/api${path}`],
    queryFn: ({ signal }) => logged(signal, api.find(path, itemSchema(), { signal })),
    retryOnMount: false,
  });
}

/** Items like this one; null where there is no such item. */
export function relatedQuery(api: ApiClient, id: number) {
  const path = `/galeria/${id}/related/?page=1&page_size=${RELATED_SIZE}`;
  return queryOptions<Paged<MediaItem> | null>({
    queryKey: [`/api${path}`],
    queryFn: ({ signal }) => logged(signal, api.find(path, pageSchema(), { signal })),
    retryOnMount: false,
  });
}

const pageSchema = () => loadSchemas().then(({ mediaPage }) => mediaPage);
const itemSchema = () => loadSchemas().then(({ mediaItem }) => mediaItem);

/** The catalogue's log texts (specification, section 8); a call that was called off is no failure. */
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
