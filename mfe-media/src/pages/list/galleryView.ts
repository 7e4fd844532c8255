import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from 'shared-contracts';
import { type GalleryPage, galleryPageQuery, PAGE_SIZE } from '../../api/gallery';
import { firstPageAtOnce, pagesBetween } from './galleryAddress';

/** The page to show. An address may name one beyond the end, for example of a list that has become shorter. */
export function reachedPage(asked: GalleryPage, count: number | undefined): GalleryPage {
  if (count === undefined) return asked;
  return { ...asked, page: Math.min(asked.page, Math.max(1, Math.ceil(count / PAGE_SIZE))) };
}

/**
 * The pages to show for an address: its own, and those before it up to the limit. Earlier pages that are already loaded
 * stay, so that a long list loses nothing at its top.
 */
export function shownPages(client: QueryClient, api: ApiClient, reached: GalleryPage): GalleryPage[] {
  const isHere = (page: number) =>
    client.getQueryData(galleryPageQuery(api, { ...reached, page }).queryKey) !== undefined;
  let first = firstPageAtOnce(reached.page);
  while (first > 1 && isHere(first - 1)) first -= 1;
  return pagesBetween(reached, first, reached.page);
}
