import type { RegistryRemote } from '@tramuntana/contracts';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { siteRoutes } from '../../shared/composition/siteRoutes';
import { pause } from '../pause';

/** A remote that fails within this time is tried again, in milliseconds. A slower failure shows the card at once. */
const RETRY_WITHIN = 2000;

/**
 * How React takes over the page's own section:
 * - `served`: as the server sent it, rendered or left to the browser.
 * - `incomplete`: the page's script did not load, so a card replaces the server's page.
 * - `moved`: the visitor went back or forward meanwhile, so the router loads another page.
 * - `failed`: its remote did not load. The router tries again, and reports the failure if it persists.
 * - `hung`: its remote failed late. The router reports this failure instead of trying again.
 */
type Section = 'served' | 'incomplete' | 'moved' | 'failed' | 'hung';

/** The section when the scripts have arrived, and the site's routes. */
type Start = {
  section: Section;
  /** Why the remote did not load. */
  error: unknown;
  routes: RouteObject[];
  /** The routes of loaded remotes, by name. */
  loaded: Map<string, RouteObject[]>;
};

/** Waits for the scripts of the page that the server rendered, if a remote made it. Never rejects. */
export async function awaitSection(
  remote: RegistryRemote | undefined,
  load: (remote: RegistryRemote) => Promise<RouteObject[]>,
): Promise<Start> {
  const { pathname } = location;
  const loaded = new Map<string, RouteObject[]>();
  let section: Section = 'served';
  let error: unknown;
  if (remote) {
    const start = performance.now();
    try {
      loaded.set(remote.name, await load(remote));
    } catch (failure) {
      section = performance.now() - start > RETRY_WITHIN ? 'hung' : 'failed';
      error = failure;
    }
  }
  // The pause keeps the following work out of the task that evaluated a script.
  await pause();
  const routes = siteRoutes(loaded);
  const isWhole = await resolveLazyRoutes(matchRoutes(routes, pathname) ?? []);
  await pause();
  if (section === 'served') section = hasMoved() ? 'moved' : isWhole ? 'served' : 'incomplete';
  return { section, error, routes, loaded };
}

/** Whether the visitor went back or forward within this document's history before its scripts had loaded. */
function hasMoved(): boolean {
  const [document] = performance.getEntriesByType('navigation');
  if (!document) return false;
  const { pathname, search } = new URL(document.name);
  return location.pathname !== pathname || location.search !== search;
}

/**
 * Loads the lazy modules of the matched routes before hydration. Otherwise the router's first render would be empty, and
 * React would drop the server's HTML. Resolves to whether all pages loaded. A failure is only logged here, because the
 * router fails, too, and its boundary shows the card.
 */
export async function resolveLazyRoutes(matches: readonly { route: RouteObject }[]): Promise<boolean> {
  const found = await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return true;
      try {
        // If the chunk failed, `lazyPage` gives an element with the card instead of a `Component`.
        return Object.assign(route, await route.lazy(), { lazy: undefined }).Component;
      } catch (error) {
        console.error('A page did not load', error);
      }
    }),
  );
  return found.every(Boolean);
}
