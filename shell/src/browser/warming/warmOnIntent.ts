import type { RouteObject } from 'react-router-dom';
import { matchRoutes } from 'react-router-dom';
import type { LoadableRemotes } from '../remotes/createPageRemotes';
import { preloadScripts, scriptsBehind } from '../remotes/scriptsBehind';
import { mayPrefetch } from './connection';
import { linkTarget } from './linkTarget';

type Remotes = Pick<LoadableRemotes, 'forPath' | 'isLoaded' | 'load'>;
type WarmData = (routes: RouteObject[], target: URL) => Promise<void>;

/** Events that announce that a visitor follows a link, and whether the event is already part of the click. */
const SIGNS = { pointerover: false, focusin: false, pointerdown: true, touchstart: true };

/**
 * Loads the page behind a link when a visitor is about to follow it: all its scripts at once, then its data. After a
 * failure the navigation itself tries again, and reports it.
 */
export function warmOnIntent(remotes: Remotes, warmData: WarmData): void {
  const warmed = new Set<string>();

  async function warm(target: URL): Promise<void> {
    const { pathname } = target;
    const remote = remotes.forPath(pathname);
    if (remote?.status !== 'available') return;
    if (!warmed.has(pathname)) {
      warmed.add(pathname);
      preloadScripts(scriptsBehind(remotes, pathname));
    }
    try {
      const routes = await remotes.load(remote);
      await Promise.all([warmPage(routes, pathname), warmData(routes, target)]);
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
