import type { QueryClient } from '@tanstack/react-query';
import { LATE_LAYOUT } from '@tramuntana/ui';
import { type AtRest, prefetchAtRest } from '../prefetching/prefetchAtRest';
import { prefetchOnIntent } from '../prefetching/prefetchOnIntent';
import { createUnusedQueries } from '../prefetching/unusedQueries';
import type { LoadableRemotes } from '../remotes/createPageRemotes';
import { report } from '../reporting/report';
import { followNextPage } from './followNextPage';
import { idle } from './idle';
import { openDetailsOnPaper } from './openDetailsOnPaper';
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

/**
 * Lays out the parts that the page's first layout skipped. It keeps the middle of the window in position, because scroll
 * anchoring is suppressed when the anchor's styles change (CSS Scroll Anchoring, 2.2).
 */
function endLateLayout(): void {
  const seen = window.scrollY > 0 ? document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2) : null;
  const top = () => seen?.getBoundingClientRect().top ?? 0;
  const before = top();
  document.documentElement.removeAttribute(LATE_LAYOUT);
  if (seen) window.scrollBy({ top: top() - before, behavior: 'instant' });
}
