import type { ListPages } from 'shared-contracts';
import { loadSchemas } from './loadSchemas';

const PAGE_SIZE = 100;

/** For the sitemap: the front page and every post. */
export const listPages: ListPages = async ({ api }) => {
  const { postPage } = await loadSchemas();
  const posts: { path: string; lastModified: string }[] = [];
  for (let page = 1; page > 0; ) {
    const answer = await api.get(`/blog-post/?page=${page}&page_size=${PAGE_SIZE}`, postPage);
    posts.push(...answer.results.map(({ id, fecha }) => ({ path: `/blog/post/${id}`, lastModified: fecha })));
    page = answer.next === null ? 0 : page + 1;
  }
  return [{ path: '/blog' }, ...posts];
};
