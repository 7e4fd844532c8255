import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** A query's key, the data that the server rendered the page with, and when they were read, in milliseconds since the epoch. */
export type PageQuery = readonly [key: QueryKey, data: unknown, updatedAt: number];

/**
 * The queries of a page that have data, in the order of their keys, so that equal pages are written alike, whichever answer came
 * first. TanStack's own `dehydrate` writes a dozen more fields of each, which browsers do not
 * need, and its counterpart weighs a first page.
 */
export const pageQueries = (queryClient: QueryClient): PageQuery[] =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .sort((one, other) => (one.queryHash < other.queryHash ? -1 : 1))
    .map(({ queryKey, state }) => [queryKey, state.data, state.dataUpdatedAt]);

/** Gives a page queries of the server. Data of the page that are as new, or newer, stay. */
export function addPageQueries(queryClient: QueryClient, queries: readonly PageQuery[]): void {
  for (const [key, data, updatedAt] of queries) {
    const known = queryClient.getQueryState(key)?.dataUpdatedAt ?? 0;
    if (known < updatedAt) queryClient.setQueryData(key, data, { updatedAt });
  }
}
