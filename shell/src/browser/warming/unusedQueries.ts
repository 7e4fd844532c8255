import type { Query, QueryClient } from '@tanstack/react-query';

export type UnusedQueries = {
  /**
   * Runs what brings data ahead, and forgets what it brought and no page used within `lifetime` milliseconds. What failed
   * is forgotten at once: the page asks for it again, and tells.
   */
  during(lifetime: number, bring: () => unknown): Promise<void>;
};

/**
 * Keeps account of data that no page used yet. Queries never become stale by themselves, so what the visitor did not use
 * in time is forgotten: the page then shows what is true by then.
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
    async during(lifetime, bring) {
      const known = new Set(cache.getAll());
      await bring();
      for (const query of cache.getAll()) {
        if (known.has(query) || query.getObserversCount() > 0) continue;
        if (query.state.status === 'error') cache.remove(query);
        else forgetLater(query, lifetime);
      }
    },
  };
}
