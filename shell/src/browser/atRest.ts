import { layOutNextPage } from './layOutNextPage';
import { layOutSections } from './layOutSections';
import { report } from './reporting/report';
import { renewDocument } from './skew/renewDocument';
import { warmPages } from './warming/warmPages';

type Page = Parameters<typeof warmPages>[0] & Parameters<typeof renewDocument>[0];

/**
 * What a page does once it is hydrated: it lays out the rest, here and on the next pages, prefetches those, notices newer
 * releases, and tells the server how it did.
 */
export function atRest(page: Page): void {
  void layOutSections();
  layOutNextPage(page.router);
  warmPages(page);
  renewDocument(page);
  report(page.remotes);
}
