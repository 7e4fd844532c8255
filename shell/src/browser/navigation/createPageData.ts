import type { QueryClient } from '@tanstack/react-query';
import type { PageRemotes } from '../../shared/composition/PageRemotes';
import { addPageQueries, PAGE_DATA_PATH, type PageData } from '../../shared/composition/page/pageQueries';

/**
 * Fetches the data that the server rendered a page with. This takes one request and runs no code of the page's remote. Each
 * page's data are fetched once a document. Resolves to the transferred bytes, 0 after a failure. Never rejects: the page's
 * loaders then fetch the data.
 */
export type FetchPageData = (page: Pick<URL, 'pathname' | 'search'>, priority: RequestPriority) => Promise<number>;

type Options = { remotes: Pick<PageRemotes, 'forPath'>; queryClient: QueryClient };

/** Creates the fetcher of an open document. */
export function createPageData({ remotes, queryClient }: Options): FetchPageData {
  const fetched = new Map<string, Promise<number>>();

  async function load(pathname: string, address: string, priority: RequestPriority): Promise<number> {
    const response = await fetch(`${PAGE_DATA_PATH}?address=${encodeURIComponent(address)}`, { priority });
    const text = await response.text();
    const { release, queries } = JSON.parse(text) as PageData;
    const remote = remotes.forPath(pathname);
    // Another release may use another shape of data under the same key.
    if (release === `${remote?.name}@${remote?.version}`) addPageQueries(queryClient, queries);
    return Number(response.headers.get('content-length') ?? text.length);
  }

  return ({ pathname, search }, priority) => {
    const address = pathname + search;
    // A page without data answers 204, and parsing its empty text fails.
    const running = fetched.get(address) ?? load(pathname, address, priority).catch(() => 0);
    fetched.set(address, running);
    return running;
  };
}
