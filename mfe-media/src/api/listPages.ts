import type { ListPages, SitePage } from 'shared-contracts';
import { loadSchemas } from './loadSchemas';

const PAGE_SIZE = 100;

/** For the sitemap: the gallery and every item. */
export const listPages: ListPages = async ({ api }) => {
  const { mediaPage } = await loadSchemas();
  const pages: SitePage[] = [{ path: '/media' }];
  for (let page = 1; page > 0; ) {
    const { results, hasNext } = await api.get(`/galeria/?page=${page}&page_size=${PAGE_SIZE}`, mediaPage);
    pages.push(...results.map(({ id, fecha }) => ({ path: `/media/${id}`, lastModified: fecha })));
    page = hasNext ? page + 1 : 0;
  }
  return pages;
};
