import type { Query, QueryClient } from '@tanstack/react-query';

export type UnusedQueries = {
  /**
   * Runs a prefetch and returns its result. Removes the queries that it added if no page uses them within `lifetime`
   * milliseconds. Removes failed ones at once, so that the page runs them again and shows the failure.
   */
  during<Result>(lifetime: number, prefetch: () => Promise<Result>): Promise<Result>;
};

/**
 * Tracks prefetched queries that no page has used yet. Queries never become stale by themselves, so unused ones are removed
 * after a time. A page that needs them later then loads current data.
 */
export function createUnusedQueries(queryClient: QueryClient): UnusedQueries {
  const cache = queryClient.getQueryCache();
  const unused = new Map<Query, ReturnType<typeof setTimeout>>();

  const keep = (query: Query) => {
    clearTimeout(unused.get(query));
    unused.delete(query);
  };
  cache.subscribe(({ type, query }) => {
    if (type === 'observerAdded') keep(query);
  });
  const forgetLater = (query: Query, lifetime: number) => {
    keep(query);
    const forget = () => {
      unused.delete(query);
      cache.remove(query);
    };
    unused.set(query, setTimeout(forget, lifetime));
  };

  return {
    async during(lifetime, prefetch) {
      const known = new Set(cache.getAll());
      const result = await prefetch();
      for (const query of cache.getAll()) {
        if (known.has(query) || query.getObserversCount() > 0) continue;
        if (query.state.status === 'error') cache.remove(query);
        else forgetLater(query, lifetime);
      }
      return result;
    },
  };
}
