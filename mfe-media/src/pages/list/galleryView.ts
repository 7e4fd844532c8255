import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@tramuntana/contracts';
import { type GalleryPage, type GalleryPart, galleryPageQuery, PAGE_SIZE } from '../../api/gallery';
import { firstPageAtOnce, pagesBetween } from './galleryAddress';

/** The page to show. An address may have a page beyond the end, for example after the list became shorter. */
export function reachedPage(asked: GalleryPage, part: GalleryPart | undefined): GalleryPage {
  if (!part || part.results.length > 0) return asked;
  return { ...asked, page: Math.min(asked.page, Math.max(1, Math.ceil(part.count / PAGE_SIZE))) };
}

/**
 * The pages to show for an address: its own and earlier ones, up to the limit. Earlier pages that are already loaded stay,
 * so that a long list loses nothing at its top.
 */
export function shownPages(client: QueryClient, api: ApiClient, reached: GalleryPage): GalleryPage[] {
  let first = firstPageAtOnce(reached.page);
  while (first > 1 && partOf(client, api, { ...reached, page: first - 1 })) first -= 1;
  return pagesBetween(reached, first, reached.page);
}

/** The loaded data of a page, if there are any. */
export const partOf = (client: QueryClient, api: ApiClient, page: GalleryPage): GalleryPart | undefined =>
  client.getQueryData(galleryPageQuery(api, page).queryKey);

/** The last loaded page before the address's own, among the pages that the address shows. */
export function lastKnownBefore(client: QueryClient, api: ApiClient, asked: GalleryPage): GalleryPage | undefined {
  const before = pagesBetween(asked, firstPageAtOnce(asked.page), asked.page - 1);
  return before.findLast((page) => partOf(client, api, page));
}
