import { hydrate, type QueryClient } from '@tanstack/react-query';
import type { PageRemotes } from '../../shared/composition/PageRemotes';
import { PAGE_DATA_PATH, type PageData } from '../../shared/composition/page/pageData';
import type { UnusedQueries } from './unusedQueries';

/**
 * How long prefetched data that no page has used are kept, in milliseconds. A page in the server's cache may be even
 * older.
 */
const UNUSED_LIFETIME = 300_000;

type Options = { remotes: Pick<PageRemotes, 'forPath'>; queryClient: QueryClient; unused: UnusedQueries };

/**
 * Fetches the data that the server rendered a page with, in one answer and without running any code of the page's remote.
 * Resolves to the bytes transferred. Rejects if they cannot be fetched.
 */
export function createPrefetchPageData({ remotes, queryClient, unused }: Options) {
  return async function prefetchPageData(target: URL): Promise<number> {
    const address = encodeURIComponent(target.pathname + target.search);
    const response = await fetch(`${PAGE_DATA_PATH}?address=${address}`, { priority: 'low' });
    if (!response.ok) throw new Error(`${PAGE_DATA_PATH} answered ${response.status}`);
    if (response.status === 204) return 0;
    const text = await response.text();
    const bytes = Number(response.headers.get('content-length') ?? text.length);
    const { release, queries } = JSON.parse(text) as PageData;
    const remote = remotes.forPath(target.pathname);
    // Another release may store data of another shape under the same key.
    if (release !== `${remote?.name}@${remote?.version}`) return bytes;
    await unused.during(UNUSED_LIFETIME, () => hydrate(queryClient, queries));
    return bytes;
  };
}
