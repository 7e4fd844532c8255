import type { RouteObject } from 'react-router-dom';
import { matchRoutes } from 'react-router-dom';
import type { UnusedQueries } from './unusedQueries';

/** Data that were brought for a link and that no page used are forgotten after this long, in milliseconds. */
const UNUSED_LIFETIME = 30_000;
/** Pages whose data are brought at once. */
const MAX_RUNNING = 2;

/** Brings a page's data by the loaders of its routes, before its link is followed. */
export function createWarmData(unused: UnusedQueries) {
  const running = new Set<string>();

  /** Never rejects: what fails here is asked for again, and told, by the page. */
  return async function warmData(routes: RouteObject[], target: URL): Promise<void> {
    const page = target.pathname + target.search;
    // A pointer that crosses a list must not ask for the data of all of it.
    if (running.has(page) || running.size >= MAX_RUNNING) return;
    running.add(page);
    const load = () => Promise.allSettled(loadersOf(routes, target).map((loader) => loader()));
    await unused.during(UNUSED_LIFETIME, load).finally(() => running.delete(page));
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
