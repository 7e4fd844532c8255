import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** A query's key, its data, and when the server read them (in milliseconds since the epoch). */
export type PageQuery = readonly [key: QueryKey, data: unknown, updatedAt: number];

/** Path of the pages' data. `?address=` names a page by its path and search. */
export const PAGE_DATA_PATH = '/page-data';

/**
 * The queries of a page that the server rendered, without those of the layout: every page has these already. `release` is
 * the remote's release that made the queries, as `name@version`.
 */
export type PageData = { release: string; queries: readonly PageQuery[] };

/**
 * The page's queries that have data. They are sorted by key, so that equal pages produce equal text. TanStack's `dehydrate`
 * would write a dozen more fields for each query, and `hydrate` would add bytes to every first page.
 */
export const pageQueries = (queryClient: QueryClient): PageQuery[] =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .sort((one, other) => (one.queryHash < other.queryHash ? -1 : 1))
    .map(({ queryKey, state }) => [queryKey, state.data, state.dataUpdatedAt]);

/** Adds the server's queries to a page. Data that the page has and that are at least as new stay. */
export function addPageQueries(queryClient: QueryClient, queries: readonly PageQuery[]): void {
  for (const [key, data, updatedAt] of queries) {
    const known = queryClient.getQueryState(key)?.dataUpdatedAt ?? 0;
    if (known < updatedAt) queryClient.setQueryData(key, data, { updatedAt });
  }
}
