import type { RouteObject } from 'react-router-dom';
import { matchRoutes } from 'react-router-dom';
import type { LoadableRemotes } from '../remotes/createPageRemotes';
import { preloadScripts, scriptsBehind } from '../remotes/scriptsBehind';
import { mayBringAhead } from './connection';
import { linkTarget } from './linkTarget';

type Remotes = Pick<LoadableRemotes, 'forPath' | 'isLoaded' | 'load'>;
type WarmData = (routes: RouteObject[], target: URL) => Promise<void>;

/** Signs that a visitor is about to follow a link, and whether the sign is the click's own beginning. */
const SIGNS = { pointerover: false, focusin: false, pointerdown: true, touchstart: true };

/**
 * Loads what is behind a link when a visitor is about to follow it: all scripts of the page at once, then its data. What
 * fails here is tried again, and told, by the navigation itself.
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
      // With a data saver only what is being clicked is brought: a pointer passes over many links.
      if (page && (isClick || mayBringAhead())) void warm(page);
    };
    document.addEventListener(event, notice, { passive: true });
  }
}

/** The chunk comes into the bundler's memory, from where the router's own call of `lazy` takes it. */
function warmPage(routes: RouteObject[], pathname: string): Promise<unknown> {
  const lazy = (matchRoutes(routes, pathname) ?? []).map(({ route }) => route.lazy);
  return Promise.all(lazy.map((load) => typeof load === 'function' && load()));
}
