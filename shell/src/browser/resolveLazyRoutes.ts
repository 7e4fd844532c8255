import type { RouteObject } from 'react-router-dom';

/**
 * Loads the lazy modules of the matched routes before hydration. Otherwise the router's first render would be empty, and
 * React would drop the server's HTML. A failure is only logged: the router fails, too, and its boundary shows the card.
 */
export async function resolveLazyRoutes(matches: readonly { route: RouteObject }[]): Promise<void> {
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      try {
        Object.assign(route, await route.lazy(), { lazy: undefined });
      } catch (error) {
        console.error('A page that the server rendered did not load', error);
      }
    }),
  );
}
