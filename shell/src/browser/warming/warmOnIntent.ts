import type { RouteObject } from 'react-router-dom';
import { matchRoutes } from 'react-router-dom';
import type { FetchPageData } from '../pageData/createPageData';
import type { LoadableRemotes } from '../remotes/createPageRemotes';
import { preloadScripts, scriptsBehind } from '../remotes/scriptsBehind';
import { mayPrefetch } from './connection';
import { linkTarget } from './linkTarget';

type Remotes = Pick<LoadableRemotes, 'forPath' | 'isLoaded' | 'load'>;
type WarmData = (routes: RouteObject[], target: URL) => Promise<void>;

/** Events that announce that a visitor follows a link, and whether the event is already part of the click. */
const SIGNS = { pointerover: false, focusin: false, pointerdown: true, touchstart: true };

/**
 * Loads the page behind a link when a visitor is about to follow it: all its scripts at once, then its data by its loaders.
 * The first page of a remote gets its data together with its scripts, without its loaders. After a failure the navigation
 * itself tries again, and reports it.
 */
export function warmOnIntent(remotes: Remotes, prefetchData: FetchPageData, warmData: WarmData): void {
  const warmed = new Set<string>();
  const begun = new Set<string>();

  async function warm(target: URL): Promise<void> {
    const { pathname } = target;
    const remote = remotes.forPath(pathname);
    if (remote?.status !== 'available') return;
    // Only the first page's: a pointer that crosses a list must not load the data of every link in it.
    const isFirst = !remotes.isLoaded(remote.name) && !begun.has(remote.name);
    if (isFirst) begun.add(remote.name);
    const data = isFirst && prefetchData(target, 'auto');
    if (!warmed.has(pathname)) {
      warmed.add(pathname);
      preloadScripts(scriptsBehind(remotes, pathname));
    }
    try {
      const routes = await remotes.load(remote);
      const loaders = async () => {
        await data;
        await warmData(routes, target);
      };
      await Promise.all([warmPage(routes, pathname), loaders()]);
    } catch {
      warmed.delete(pathname);
    }
  }

  for (const [event, isClick] of Object.entries(SIGNS)) {
    const notice = ({ target }: Event) => {
      const page = target instanceof Element ? linkTarget(target.closest('a[href]')) : undefined;
      // A pointer passes over many links, so with a data saver load only what is being clicked.
      if (page && (isClick || mayPrefetch())) void warm(page);
    };
    document.addEventListener(event, notice, { passive: true });
  }
}

/** Loads the page's chunk. Webpack keeps it, so the router's own call of `lazy` gets it at once. */
function warmPage(routes: RouteObject[], pathname: string): Promise<unknown> {
  const lazy = (matchRoutes(routes, pathname) ?? []).map(({ route }) => route.lazy);
  return Promise.all(lazy.map((load) => typeof load === 'function' && load()));
}
