import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, searchWords } from '@tramuntana/contracts';
import { loadSchemas } from './loadSchemas';
import { findTagId } from './tags';

// All queries have `retryOnMount: false`, because the route's loader has already called the API. A failure of the loader is
// shown and not repeated (docs/product/site.md#wait-5).

const postSchema = () => loadSchemas().then(({ post }) => post);
const pageSchema = () => loadSchemas().then(({ summaryPage }) => summaryPage);

/** Posts on a page of the list (docs/product/blog.md#blog-4). */
export const LATEST_SIZE = 2;
/** docs/product/blog.md#blog-3 */
const FEATURED_SIZE = 3;
/** docs/product/blog.md#related-1 */
const RELATED_SIZE = 2;

/** In `tags`: posts of any tag (docs/product/blog.md#tag-2). */
const ANY_TAG = 0;
const NO_POSTS = { count: 0, hasNext: false, results: [] };

/** The filters of a list. `tag` is a name. The empty text means no filter. */
export type PostFilter = { buscar: string; tag: string; page: number };

/**
 * The latest posts, newest first. The API filters by the tag's id, but addresses contain its name
 * (docs/product/blog.md#tag-5). A call with a tag therefore waits for the tags, and the key contains the name.
 */
export function latestQuery(api: ApiClient, { buscar, tag, page }: PostFilter) {
  const query = new URLSearchParams({ page: String(page), page_size: String(LATEST_SIZE), order_by: 'fecha' });
  if (buscar) query.set('search', buscar);
  return queryOptions({
    queryKey: ['mfe-blog', `/blog-post/?${query}`, { tag }],
    queryFn: async ({ client, signal }) => {
      // Some providers read a search without words as no search (docs/product/blog.md#search-5).
      if (buscar && searchWords(buscar).length === 0) return NO_POSTS;
      const id = tag ? await findTagId(client, api, tag) : ANY_TAG;
      // If the API does not know a tag, no post has it.
      if (id === null) return NO_POSTS;
      return api.get(`/blog-post/?${query}&tags=${id}`, pageSchema(), { signal });
    },
    retryOnMount: false,
  });
}

export function featuredQuery(api: ApiClient) {
  const path = `/blog-post/?page=1&page_size=${FEATURED_SIZE}&order_by=fecha`;
  return queryOptions({
    queryKey: ['mfe-blog', path],
    queryFn: ({ signal }) => api.get(path, pageSchema(), { signal }),
    retryOnMount: false,
  });
}

/** A post; null if there is none with that id. */
export function postQuery(api: ApiClient, id: number) {
  const path = `/blog-post/${id}/`;
  return queryOptions({
    queryKey: ['mfe-blog', path],
    queryFn: ({ signal }) => api.find(path, postSchema(), { signal }),
    retryOnMount: false,
  });
}

/** Posts related to a post; null if the post does not exist. */
export function relatedQuery(api: ApiClient, id: number, page: number) {
  const path = `/blog-post/${id}/related/?page=${page}&page_size=${RELATED_SIZE}`;
  return queryOptions({
    queryKey: ['mfe-blog', path],
    queryFn: ({ signal }) => api.find(path, pageSchema(), { signal }),
    retryOnMount: false,
  });
}
