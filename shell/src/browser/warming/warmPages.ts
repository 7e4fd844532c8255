import type { QueryClient } from '@tanstack/react-query';
import type { createBrowserRouter } from 'react-router-dom';
import { idle } from '../idle';
import type { LoadableRemotes } from '../remotes/createPageRemotes';
import type { Federation } from '../remotes/federation';
import { createBringPageData } from './bringPageData';
import { mayBringAhead } from './connection';
import { createUnusedQueries } from './unusedQueries';
import { warmAtRest } from './warmAtRest';
import { createWarmData } from './warmData';
import { warmOnIntent } from './warmOnIntent';

type Page = {
  router: ReturnType<typeof createBrowserRouter>;
  remotes: LoadableRemotes;
  federation: Pick<Federation, 'prepare'>;
  queryClient: QueryClient;
};

/** From now on brings what the visitor's next page needs: at rest, and at once where a visitor is about to go there. */
export function warmPages({ router, remotes, federation, queryClient }: Page): void {
  const unused = createUnusedQueries(queryClient);
  warmOnIntent(remotes, createWarmData(unused));
  if (mayBringAhead()) void idle().then(federation.prepare);
  const isNavigating = () => router.state.navigation.state !== 'idle';
  const bringData = createBringPageData({ remotes, queryClient, unused });
  const { look } = warmAtRest({ remotes, bringData, isNavigating });
  look();
  router.subscribe(() => {
    if (!isNavigating()) look();
  });
}
