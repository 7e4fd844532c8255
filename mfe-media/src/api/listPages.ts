import type { ListPages, SitePage } from '@tramuntana/contracts';
import { loadSchemas } from './loadSchemas';

const PAGE_SIZE = 100;

/** For the sitemap: the gallery and every item. */
export const listPages: ListPages = async ({ api }) => {
  const { galleryPart } = await loadSchemas();
  const pages: SitePage[] = [{ path: '/media' }];
  for (let page = 1, query: string | null = ''; query !== null; page += 1) {
    // A page number would repeat or skip items if the list changes meanwhile.
    const path: string = `/galeria/${query || `?page=${page}&page_size=${PAGE_SIZE}`}`;
    const { results, next } = await api.get(path, galleryPart);
    pages.push(...results.map(({ id, fecha }) => ({ path: `/media/${id}`, lastModified: fecha })));
    query = next;
  }
  return pages;
};
