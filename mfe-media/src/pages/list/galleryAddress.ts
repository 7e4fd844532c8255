import type { GalleryFilter, GalleryKind, GalleryPage } from '../../api/gallery';

/** Maximum number of pages that an address shows, up to its own (docs/product/gallery.md#gallery-5). */
const MAX_PAGES_AT_ONCE = 10;

const isKind = (text: string | null): text is GalleryKind => text === 'video' || text === 'imagen';

/** The gallery's state in its address: `?kind=…&servicio=…&page=…`. Invalid values are ignored. */
export function readGalleryAddress(search: URLSearchParams): GalleryPage {
  const kind = search.get('kind');
  const servicio = search.get('servicio') ?? '';
  const page = search.get('page') ?? '';
  return {
    kind: isKind(kind) ? kind : '',
    servicio: /^[a-z0-9-]{1,100}$/.test(servicio) ? servicio : '',
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/** The address of a list. Omit `page` when the filter changes, because the new list begins at page 1. */
export function galleryAddress({ kind = '', servicio = '', page = 1 }: Partial<GalleryPage>): string {
  const search = new URLSearchParams();
  if (kind) search.set('kind', kind);
  if (servicio) search.set('servicio', servicio);
  if (page > 1) search.set('page', String(page));
  const written = search.toString();
  return written ? `/media?${written}` : '/media';
}

/** The first page that an address shows. */
export const firstPageAtOnce = (page: number): number => Math.max(1, page - MAX_PAGES_AT_ONCE + 1);

/** A filter's pages from `first` to `last`, both included. */
export const pagesBetween = (filter: GalleryFilter, first: number, last: number): GalleryPage[] =>
  Array.from({ length: last - first + 1 }, (_, index) => ({ ...filter, page: first + index }));
