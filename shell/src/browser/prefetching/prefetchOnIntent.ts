import type { RouteObject } from 'react-router-dom';
import { matchRoutes } from 'react-router-dom';
import type { FetchPageData } from '../navigation/createPageData';
import type { LoadableRemotes } from '../remotes/createPageRemotes';
import { preloadScripts, scriptsBehind } from '../remotes/scriptsBehind';
import { linkTarget } from './likelyLinks';
import { mayPrefetch } from './mayPrefetch';
import type { UnusedQueries } from './unusedQueries';

/** Events that suggest that a visitor will follow a link, and whether the event is part of the click already. */
const SIGNS = { pointerover: false, focusin: false, pointerdown: true, touchstart: true };

/** How long unused prefetched data are kept, in milliseconds. */
const UNUSED_LIFETIME = 30_000;
/** How many pages' loaders may run at once. A pointer that crosses a list must not load the data of every link. */
const MAX_RUNNING = 2;

type OnIntent = {
  remotes: Pick<LoadableRemotes, 'forPath' | 'isLoaded' | 'load'>;
  fetchPageData: FetchPageData;
  unused: UnusedQueries;
};

/**
 * Loads the page behind a link when a visitor is about to follow it: all its scripts at once, then its data by its loaders.
 * The first page of a remote gets its data from the server, together with its scripts. After a failure, the navigation
 * itself tries again and reports it.
 */
export function prefetchOnIntent({ remotes, fetchPageData, unused }: OnIntent): void {
  const loaded = new Set<string>();
  const begun = new Set<string>();
  const running = new Set<string>();

  async function runLoaders(routes: RouteObject[], target: URL): Promise<void> {
    const page = target.pathname + target.search;
    if (running.has(page) || running.size >= MAX_RUNNING) return;
    running.add(page);
    const run = () => Promise.allSettled(loadersOf(routes, target).map((loader) => loader()));
    await unused.during(UNUSED_LIFETIME, run).finally(() => running.delete(page));
  }

  async function prefetch(target: URL): Promise<void> {
    const { pathname } = target;
    const remote = remotes.forPath(pathname);
    if (remote?.status !== 'available') return;
    const isFirst = !remotes.isLoaded(remote.name) && !begun.has(remote.name);
    begun.add(remote.name);
    const data = isFirst && unused.during(UNUSED_LIFETIME, () => fetchPageData(target, 'auto'));
    if (!loaded.has(pathname)) {
      loaded.add(pathname);
      preloadScripts(scriptsBehind(remotes, pathname));
    }
    try {
      const routes = await remotes.load(remote);
      const loaders = async () => {
        await data;
        await runLoaders(routes, target);
      };
      await Promise.all([loadPage(routes, pathname), loaders()]);
    } catch {
      loaded.delete(pathname);
    }
  }

  for (const [event, isClick] of Object.entries(SIGNS)) {
    const notice = ({ target }: Event) => {
      const page = target instanceof Element ? linkTarget(target.closest('a[href]')) : undefined;
      // A pointer passes over many links. With a data saver or a slow connection, load only the link being clicked.
      if (page && (isClick || mayPrefetch())) void prefetch(page);
    };
    document.addEventListener(event, notice, { passive: true });
  }
}

/** Loads the page's chunk. Webpack caches it, so the router's own call of `lazy` resolves at once. */
function loadPage(routes: RouteObject[], pathname: string): Promise<unknown> {
  const lazy = (matchRoutes(routes, pathname) ?? []).map(({ route }) => route.lazy);
  return Promise.all(lazy.map((load) => typeof load === 'function' && load()));
}

function loadersOf(routes: RouteObject[], target: URL): (() => Promise<unknown>)[] {
  const request = new Request(target);
  return (matchRoutes(routes, target.pathname) ?? []).flatMap(({ route, params }) => {
    const { loader, path = '' } = route;
    if (typeof loader !== 'function') return [];
    return [async () => loader({ request, url: target, params, pattern: path, context: {} } as never)];
  });
}
