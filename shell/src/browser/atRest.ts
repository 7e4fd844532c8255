import type { QueryClient } from '@tanstack/react-query';
import { layOutNextPage } from './layOutNextPage';
import { layOutSections } from './layOutSections';
import { openDetailsOnPaper } from './openDetailsOnPaper';
import { type AtRest, prefetchAtRest } from './prefetching/prefetchAtRest';
import { prefetchOnIntent } from './prefetching/prefetchOnIntent';
import { createUnusedQueries } from './prefetching/unusedQueries';
import type { LoadableRemotes } from './remotes/createPageRemotes';
import { report } from './reporting/report';
import type { PageRouter } from './router/createPageRouter';
import { renewDocument } from './skew/renewDocument';

type Page = Omit<AtRest & Parameters<typeof renewDocument>[0], 'router' | 'unused'> &
  Pick<PageRouter, 'full'> & { remotes: LoadableRemotes; queryClient: QueryClient };

/**
 * What a page does once it is hydrated: it lays out the rest, tells the server how it did, and with the full router lays out
 * and prefetches the next pages, and notices newer releases.
 */
export async function atRest({ full, queryClient, ...page }: Page): Promise<void> {
  void layOutSections();
  report(page.remotes);
  openDetailsOnPaper();
  const router = await full();
  layOutNextPage(router);
  const unused = createUnusedQueries(queryClient);
  prefetchOnIntent({ ...page, unused });
  prefetchAtRest({ ...page, router, unused });
  renewDocument({ ...page, router });
}
