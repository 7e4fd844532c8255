import type { QueryClient } from '@tanstack/react-query';
import { endLateLayout } from '../endLateLayout';
import { followNextPage } from './followNextPage';
import { idle } from './idle';
import { openDetailsOnPaper } from './openDetailsOnPaper';
import { type AtRest, prefetchAtRest } from '../prefetching/prefetchAtRest';
import { prefetchOnIntent } from '../prefetching/prefetchOnIntent';
import { createUnusedQueries } from '../prefetching/unusedQueries';
import type { LoadableRemotes } from '../remotes/createPageRemotes';
import { report } from '../reporting/report';
import { renewDocument } from './renewDocument';

type Page = Omit<AtRest & Parameters<typeof renewDocument>[0], 'unused'> & {
  remotes: LoadableRemotes;
  queryClient: QueryClient;
};

/**
 * Work after hydration: lays out the page's lower parts, reports errors and vitals, prefetches next pages, and looks for
 * newer releases.
 */
export function atRest({ router, queryClient, ...page }: Page): void {
  void idle().then(endLateLayout);
  report(page.remotes);
  openDetailsOnPaper();
  followNextPage(router);
  const unused = createUnusedQueries(queryClient);
  prefetchOnIntent({ ...page, unused });
  prefetchAtRest({ ...page, router, unused });
  renewDocument({ ...page, router });
}
