import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from 'shared-contracts';
import { type GalleryPage, galleryPageQuery, PAGE_SIZE } from '../../api/gallery';
import { firstPageAtOnce, pagesBetween } from './galleryAddress';

/** The last page there is, where an address names a later one: the list got shorter, or somebody typed it. */
export function reachedPage(asked: GalleryPage, count: number | undefined): GalleryPage {
  if (count === undefined) return asked;
  return { ...asked, page: Math.min(asked.page, Math.max(1, Math.ceil(count / PAGE_SIZE))) };
}

/**
 * The pages to show for an address: as many before its own as may be loaded at once, and those before them that are
 * here already, so that a list that has grown under a visitor loses nothing at its top.
 */
export function shownPages(client: QueryClient, api: ApiClient, reached: GalleryPage): GalleryPage[] {
  const isHere = (page: number) =>
    client.getQueryData(galleryPageQuery(api, { ...reached, page }).queryKey) !== undefined;
  let first = firstPageAtOnce(reached.page);
  while (first > 1 && isHere(first - 1)) first -= 1;
  return pagesBetween(reached, first, reached.page);
}
