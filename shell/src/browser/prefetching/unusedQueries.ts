import type { Query, QueryClient } from '@tanstack/react-query';

export type UnusedQueries = {
  /**
   * Runs a prefetch and gives its result. Forgets the queries that it added if no page uses them within `lifetime`
   * milliseconds. Forgets failed ones at once, so that the page asks again and shows the failure.
   */
  during<Result>(lifetime: number, prefetch: () => Promise<Result>): Promise<Result>;
};

/**
 * Keeps track of prefetched queries that no page has used yet. Queries never become stale by themselves, so unused ones are
 * removed in time. A page that needs them later then shows current data.
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
