import { layOutNextPage } from './layOutNextPage';
import { layOutSections } from './layOutSections';
import { report } from './reporting/report';
import type { PageRouter } from './router/createPageRouter';
import { renewDocument } from './skew/renewDocument';
import { warmPages } from './warming/warmPages';

type Page = Omit<Parameters<typeof warmPages>[0] & Parameters<typeof renewDocument>[0], 'router'> &
  Pick<PageRouter, 'full'>;

/**
 * What a page does once it is hydrated: it lays out the rest, tells the server how it did, and with the full router lays out
 * and prefetches the next pages, and notices newer releases.
 */
export async function atRest({ full, ...page }: Page): Promise<void> {
  void layOutSections();
  report(page.remotes);
  const router = await full();
  layOutNextPage(router);
  warmPages({ router, ...page });
  renewDocument({ router, ...page });
}
