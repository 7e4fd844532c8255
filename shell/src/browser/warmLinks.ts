import type { RouteObject } from 'react-router-dom';
import { matchRoutes } from 'react-router-dom';
import type { LoadableRemotes } from './remotes/createPageRemotes';

/**
 * Starts to load what is behind a link when a visitor is about to follow it: pointer over it, focus on it, a finger on
 * it. First the remote, then the chunk of the page. What fails here is tried again, and told, by the navigation itself.
 */
export function warmLinks(remotes: Pick<LoadableRemotes, 'forPath' | 'load'>): void {
  const warmed = new Set<string>();
  const warm = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin || link.target) return;
    const { pathname } = link;
    const remote = remotes.forPath(pathname);
    if (remote?.status !== 'available' || warmed.has(pathname)) return;
    warmed.add(pathname);
    remotes
      .load(remote)
      .then((routes) => warmPage(routes, pathname))
      .catch(() => warmed.delete(pathname));
  };
  for (const event of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(event, warm, { passive: true });
  }
}

/** The chunk comes into the bundler's memory, from where the router's own call of `lazy` takes it. */
function warmPage(routes: RouteObject[], pathname: string): Promise<unknown> {
  const lazy = (matchRoutes(routes, pathname) ?? []).map(({ route }) => route.lazy);
  return Promise.all(lazy.map((load) => typeof load === 'function' && load()));
}
