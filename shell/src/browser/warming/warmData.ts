import type { Query, QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router-dom';
import { matchRoutes } from 'react-router-dom';

/** Data that were brought ahead and that no page used are forgotten after this long, in milliseconds. */
const UNUSED_LIFETIME = 30_000;
/** Pages whose data are brought at once. */
const MAX_RUNNING = 2;

/**
 * Brings a page's data by the loaders of its routes, before its link is followed. Queries never become stale by
 * themselves, so what the visitor did not use in time is forgotten: the page then shows what is true by then.
 */
export function createWarmData(queryClient: QueryClient) {
  const cache = queryClient.getQueryCache();
  const unused = new Map<Query, ReturnType<typeof setTimeout>>();
  const running = new Set<string>();

  const keep = (query: Query) => {
    clearTimeout(unused.get(query));
    unused.delete(query);
  };
  cache.subscribe(({ type, query }) => {
    if (type === 'observerAdded') keep(query);
  });
  const forgetUnlessUsed = (query: Query) => {
    keep(query);
    const forget = () => {
      unused.delete(query);
      cache.remove(query);
    };
    unused.set(query, setTimeout(forget, UNUSED_LIFETIME));
  };

  /** Never rejects: what fails here is asked for again, and told, by the page. */
  return async function warmData(routes: RouteObject[], target: URL): Promise<void> {
    const page = target.pathname + target.search;
    // A pointer that crosses a list must not ask for the data of all of it.
    if (running.has(page) || running.size >= MAX_RUNNING) return;
    running.add(page);
    const known = new Set(cache.getAll());
    try {
      await Promise.allSettled(loadersOf(routes, target).map((load) => load()));
    } finally {
      running.delete(page);
    }
    for (const query of cache.getAll()) {
      if (known.has(query) || query.getObserversCount() > 0) continue;
      if (query.state.status === 'error') cache.remove(query);
      else forgetUnlessUsed(query);
    }
  };
}

function loadersOf(routes: RouteObject[], target: URL): (() => Promise<unknown>)[] {
  const request = new Request(target);
  return (matchRoutes(routes, target.pathname) ?? []).flatMap(({ route, params }) => {
    const { loader, path = '' } = route;
    if (typeof loader !== 'function') return [];
    return [async () => loader({ request, url: target, params, pattern: path, context: {} } as never)];
  });
}
