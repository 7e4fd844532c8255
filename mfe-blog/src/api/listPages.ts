import type { ListPages } from '@tramuntana/contracts';
import { loadSchemas } from './loadSchemas';

/** docs/product/api.md#call-16 */
const MAX_PAGE_SIZE = 100;
/** How many pages of the list are requested at a time. The API's other connections are for visitors. */
const CONCURRENT = 4;

/** For the sitemap: the front page and every post. Rejects if any page of the list fails. */
export const listPages: ListPages = async ({ api }) => {
  const { postPage } = await loadSchemas();
  const read = (page: number) => api.get(`/blog-post/?page=${page}&page_size=${MAX_PAGE_SIZE}`, postPage);
  const first = await read(1);
  const pages = [first];
  // Another provider may return smaller pages than requested.
  const last = first.hasNext ? Math.ceil(first.count / Math.max(1, first.results.length)) : 1;
  let next = 2;
  const readOthers = async () => {
    while (next <= last) {
      const page = next++;
      pages[page - 1] = await read(page);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT }, readOthers));
  // A post that is published meanwhile moves others to the next page, and that page then repeats one of them.
  const days = new Map(pages.flatMap(({ results }) => results).map(({ id, fecha }) => [id, fecha]));
  return [{ path: '/blog' }, ...[...days].map(([id, fecha]) => ({ path: `/blog/post/${id}`, lastModified: fecha }))];
};
