import type { QueryClient } from '@tanstack/react-query';
import type { PageRemotes } from '../../shared/composition/PageRemotes';
import { PAGE_DATA_PATH, type PageData } from '../../shared/composition/page/pageData';
import { addPageQueries } from '../../shared/composition/page/pageQueries';

/**
 * Fetches the data that the server rendered a page with, in one answer and without running any code of the page's remote.
 * Each page's are fetched once a document. Resolves to the bytes transferred, 0 if none came. Never rejects: then the
 * page's own loaders ask for them.
 */
export type FetchPageData = (page: Pick<URL, 'pathname' | 'search'>, priority: RequestPriority) => Promise<number>;

type Options = { remotes: Pick<PageRemotes, 'forPath'>; queryClient: QueryClient };

/** The data of other pages of an open document. */
export function createPageData({ remotes, queryClient }: Options): FetchPageData {
  const fetched = new Map<string, Promise<number>>();

  async function load(pathname: string, address: string, priority: RequestPriority): Promise<number> {
    const response = await fetch(`${PAGE_DATA_PATH}?address=${encodeURIComponent(address)}`, { priority });
    const text = await response.text();
    const { release, queries } = JSON.parse(text) as PageData;
    const remote = remotes.forPath(pathname);
    // Another release may store data of another shape under the same key.
    if (release === `${remote?.name}@${remote?.version}`) addPageQueries(queryClient, queries);
    return Number(response.headers.get('content-length') ?? text.length);
  }

  return ({ pathname, search }, priority) => {
    const address = pathname + search;
    // A page without data answers 204, whose text is no JSON.
    const running = fetched.get(address) ?? load(pathname, address, priority).catch(() => 0);
    fetched.set(address, running);
    return running;
  };
}
