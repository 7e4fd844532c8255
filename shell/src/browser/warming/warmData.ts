import type { RouteObject } from 'react-router-dom';
import { matchRoutes } from 'react-router-dom';
import type { UnusedQueries } from './unusedQueries';

/** How long data that were loaded for a link are kept if no page uses them, in milliseconds. */
const UNUSED_LIFETIME = 30_000;
/** How many pages' data may load at the same time. */
const MAX_RUNNING = 2;

/** Runs the loaders of a page's routes before the visitor follows its link. */
export function createWarmData(unused: UnusedQueries) {
  const running = new Set<string>();

  /** Never rejects: after a failure the page itself asks again, and reports it. */
  return async function warmData(routes: RouteObject[], target: URL): Promise<void> {
    const page = target.pathname + target.search;
    // A pointer that crosses a list must not load the data of every link in it.
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
