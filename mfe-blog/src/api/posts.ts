import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from 'shared-contracts';
import { loadSchemas } from './loadSchemas';

const postSchema = () => loadSchemas().then(({ post }) => post);
const pageSchema = () => loadSchemas().then(({ summaryPage }) => summaryPage);

/** Sizes of the specification, section 9. */
export const LATEST_SIZE = 2;
const FEATURED_SIZE = 3;
const RELATED_SIZE = 2;

export type PostFilter = { buscar: string; tag: string; page: number };

/** The latest posts, newest first, that hold the words and carry the tag; the empty text stands for neither. */
export function latestQuery(api: ApiClient, { buscar, tag, page }: PostFilter) {
  const query = new URLSearchParams({ page: String(page), page_size: String(LATEST_SIZE), order_by: 'fecha' });
  if (buscar) query.set('search', buscar);
  if (tag) query.set('tags', tag);
  return pageQuery(api, `/blog-post/?${query}`);
}

export const featuredQuery = (api: ApiClient) =>
  pageQuery(api, `/blog-post/?page=1&page_size=${FEATURED_SIZE}&order_by=fecha`);

/** A post; null where there is none of that id. */
export function postQuery(api: ApiClient, id: number) {
  const path = `/blog-post/${id}/`;
  return queryOptions({
    queryKey: [`/api${path}`],
    queryFn: ({ signal }) => api.find(path, postSchema(), { signal }),
    retryOnMount: false,
  });
}

/** Posts like this one; null where there is no such post. */
export function relatedQuery(api: ApiClient, id: number, page: number) {
  const path = `/blog-post/${id}/related/?page=${page}&page_size=${RELATED_SIZE}`;
  return queryOptions({
    queryKey: [`/api${path}`],
    queryFn: ({ signal }) => api.find(path, pageSchema(), { signal }),
    retryOnMount: false,
  });
}

// A loader has just asked when the page mounts: what failed then is shown, not asked again (specification, section 4).
const pageQuery = (api: ApiClient, path: string) =>
  queryOptions({
    queryKey: [`/api${path}`],
    queryFn: ({ signal }) => api.get(path, pageSchema(), { signal }),
    retryOnMount: false,
  });
