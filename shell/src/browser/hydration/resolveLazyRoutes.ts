import type { RouteObject } from 'react-router-dom';

/**
 * Loads the lazy modules of the matched routes before hydration. Otherwise the router's first render would be empty, and
 * React would drop the server's HTML. Resolves to whether all pages loaded. If not, a card replaces the server's page. A
 * failure is only logged here, because the router fails, too, and its boundary shows the card.
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
