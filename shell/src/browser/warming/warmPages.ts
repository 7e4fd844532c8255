import type { QueryClient } from '@tanstack/react-query';
import type { FetchPageData } from '../pageData/createPageData';
import type { LoadableRemotes } from '../remotes/createPageRemotes';
import type { Federation } from '../remotes/federation';
import type { FullRouter } from '../router/createPageRouter';
import { createPrefetchPageData } from './prefetchPageData';
import { createUnusedQueries } from './unusedQueries';
import { createWarmData } from './warmData';
import { warmOnIntent } from './warmOnIntent';
import { warmWhenIdle } from './warmWhenIdle';

/**
 * How long a page is left alone once it is hydrated, in milliseconds. A visitor who clicks at once needs the whole line for
 * the next page.
 */
const REST = 1000;

type Page = {
  router: FullRouter;
  remotes: LoadableRemotes;
  federation: Pick<Federation, 'prepare'>;
  queryClient: QueryClient;
  fetchPageData: FetchPageData;
};

/** Loads what the visitor's next page needs: while the browser is idle, or at once on a sign of intent. */
export function warmPages({ router, remotes, federation, queryClient, fetchPageData }: Page): void {
  const unused = createUnusedQueries(queryClient);
  const prefetchData = createPrefetchPageData(fetchPageData, unused);
  warmOnIntent(remotes, prefetchData, createWarmData(unused));
  const isNavigating = () => router.state.navigation.state !== 'idle';
  const { look } = warmWhenIdle({ remotes, prefetchData, prepare: federation.prepare, isNavigating });
  setTimeout(() => {
    look();
    router.subscribe(() => {
      if (!isNavigating()) look();
    });
  }, REST);
}
