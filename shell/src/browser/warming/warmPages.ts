import type { QueryClient } from '@tanstack/react-query';
import type { createBrowserRouter } from 'react-router-dom';
import type { LoadableRemotes } from '../remotes/createPageRemotes';
import { warmAtRest } from './warmAtRest';
import { createWarmData } from './warmData';
import { warmOnIntent } from './warmOnIntent';

type Page = { router: ReturnType<typeof createBrowserRouter>; remotes: LoadableRemotes; queryClient: QueryClient };

/** From now on brings what the visitor's next page needs: at rest, and at once where a visitor is about to go there. */
export function warmPages({ router, remotes, queryClient }: Page): void {
  warmOnIntent(remotes, createWarmData(queryClient));
  const isNavigating = () => router.state.navigation.state !== 'idle';
  const { look } = warmAtRest({ remotes, isNavigating });
  look();
  router.subscribe(() => {
    if (!isNavigating()) look();
  });
}
