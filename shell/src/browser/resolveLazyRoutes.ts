import type { RouteObject } from 'react-router-dom';

/**
 * Loads the matched routes' pages before hydration: the router would otherwise render nothing first, and React would
 * throw the server's HTML away. A page that fails here fails again in the router, whose boundary shows the card.
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
