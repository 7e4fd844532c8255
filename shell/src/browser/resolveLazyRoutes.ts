import type { RouteObject } from 'react-router-dom';

/**
 * Loads the matched routes' pages before hydration: the router would otherwise render nothing first, and React would
 * throw the server's HTML away.
 */
export async function resolveLazyRoutes(matches: readonly { route: RouteObject }[]): Promise<void> {
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
