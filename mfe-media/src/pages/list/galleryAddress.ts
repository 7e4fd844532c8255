import type { GalleryFilter, GalleryKind } from '../../api/gallery';

/** More pages than anybody scrolls through; an address must not make the server fetch without end. */
const MAX_PAGE = 20;

const isKind = (text: string | null): text is GalleryKind => text === 'video' || text === 'imagen';

/** The gallery's state as the address holds it: `?kind=…&servicio=…&page=…`, with the pages up to that one shown. */
export function readGalleryAddress(search: URLSearchParams): GalleryFilter {
  const kind = search.get('kind');
  const servicio = search.get('servicio') ?? '';
  const page = search.get('page') ?? '';
  return {
    kind: isKind(kind) ? kind : '',
    servicio: /^[a-z0-9-]{1,100}$/.test(servicio) ? servicio : '',
    page: /^[1-9]\d{0,3}$/.test(page) ? Math.min(Number(page), MAX_PAGE) : 1,
  };
}

/** The address of a view of the gallery. A change of filter begins at the first page again: give no page. */
export function galleryAddress({ kind = '', servicio = '', page = 1 }: Partial<GalleryFilter>): string {
  const search = new URLSearchParams();
  if (kind) search.set('kind', kind);
  if (servicio) search.set('servicio', servicio);
  if (page > 1) search.set('page', String(page));
  const written = search.toString();
  return written ? `/media?${written}` : '/media';
}

export const canShowMore = ({ page }: GalleryFilter): boolean => page < MAX_PAGE;
