import type { QueryClient } from '@tanstack/react-query';
import type { createBrowserRouter } from 'react-router-dom';
import { idle } from '../idle';
import type { LoadableRemotes } from '../remotes/createPageRemotes';
import type { Federation } from '../remotes/federation';
import { mayPrefetch } from './connection';
import { createPrefetchPageData } from './prefetchPageData';
import { createUnusedQueries } from './unusedQueries';
import { createWarmData } from './warmData';
import { warmOnIntent } from './warmOnIntent';
import { warmWhenIdle } from './warmWhenIdle';

type Page = {
  router: ReturnType<typeof createBrowserRouter>;
  remotes: LoadableRemotes;
  federation: Pick<Federation, 'prepare'>;
  queryClient: QueryClient;
};

/** Loads what the visitor's next page needs: while the browser is idle, or at once on a sign of intent. */
export function warmPages({ router, remotes, federation, queryClient }: Page): void {
  const unused = createUnusedQueries(queryClient);
  warmOnIntent(remotes, createWarmData(unused));
  if (mayPrefetch()) void idle().then(federation.prepare);
  const isNavigating = () => router.state.navigation.state !== 'idle';
  const prefetchData = createPrefetchPageData({ remotes, queryClient, unused });
  const { look } = warmWhenIdle({ remotes, prefetchData, isNavigating });
  look();
  router.subscribe(() => {
    if (!isNavigating()) look();
  });
}
