import { hydrate, type QueryClient } from '@tanstack/react-query';
import type { PageRemotes } from '../../shared/composition/PageRemotes';
import { PAGE_DATA_PATH, type PageData } from '../../shared/composition/pageData';
import type { UnusedQueries } from './unusedQueries';

/**
 * Data that came at rest and that no page used are forgotten after this long, in milliseconds. A page that the server
 * keeps may be older.
 */
const UNUSED_LIFETIME = 300_000;

type Options = { remotes: Pick<PageRemotes, 'forPath'>; queryClient: QueryClient; unused: UnusedQueries };

/**
 * Brings the data of a page as the server rendered it, in one answer and without running anything of the page's remote.
 * Gives its bytes on the line. Rejects where it does not come.
 */
export function createBringPageData({ remotes, queryClient, unused }: Options) {
  return async function bringPageData(target: URL): Promise<number> {
    const address = encodeURIComponent(target.pathname + target.search);
    const response = await fetch(`${PAGE_DATA_PATH}?address=${address}`, { priority: 'low' });
    if (!response.ok) throw new Error(`${PAGE_DATA_PATH} answered ${response.status}`);
    if (response.status === 204) return 0;
    const text = await response.text();
    const bytes = Number(response.headers.get('content-length') ?? text.length);
    const { release, queries } = JSON.parse(text) as PageData;
    const remote = remotes.forPath(target.pathname);
    // Another release may give its data another shape under the same key.
    if (release !== `${remote?.name}@${remote?.version}`) return bytes;
    await unused.during(UNUSED_LIFETIME, () => hydrate(queryClient, queries));
    return bytes;
  };
}
