import type { FetchPageData } from '../pageData/createPageData';
import type { UnusedQueries } from './unusedQueries';

/**
 * How long prefetched data that no page has used are kept, in milliseconds. A page in the server's cache may be even
 * older.
 */
const UNUSED_LIFETIME = 300_000;

/** Fetches a page's data ahead, and forgets them in time. Resolves to the bytes transferred. Never rejects. */
export function createPrefetchPageData(fetchPageData: FetchPageData, unused: UnusedQueries): FetchPageData {
  return async (page, priority) => {
    let bytes = 0;
    await unused.during(UNUSED_LIFETIME, async () => {
      bytes = await fetchPageData(page, priority);
    });
    return bytes;
  };
}
