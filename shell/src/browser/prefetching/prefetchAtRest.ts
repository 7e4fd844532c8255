import type { DataRouter } from 'react-router';
import type { PageRemotes } from '../../shared/composition/PageRemotes';
import { idle } from '../atRest/idle';
import type { FetchPageData } from '../navigation/createPageData';
import { scriptsBehind } from '../remotes/scriptsBehind';
import { type LikelyPage, likelyLinks } from './likelyLinks';
import { mayPrefetch } from './mayPrefetch';
import type { UnusedQueries } from './unusedQueries';

/**
 * How many bytes a page may prefetch (docs/decisions/0015). With the at-rest chunk, a page then loads at most 60 kB after
 * hydration (e2e/delivery/nextPage/bytesAtRest.spec.ts).
 */
const BUDGET = 26_000;
/** Estimated size of an answer's headers, in bytes. */
const HEADERS = 600;

/**
 * Delay between hydration and the first prefetch, in milliseconds. A visitor who clicks at once needs the whole bandwidth
 * for the next page.
 */
const REST = 1000;

/** How long unused prefetched data are kept, in milliseconds. A page in the server's cache may be even older. */
const UNUSED_LIFETIME = 300_000;

export type AtRest = {
  router: Pick<DataRouter, 'state' | 'subscribe'>;
  remotes: Pick<PageRemotes, 'forPath' | 'isLoaded'>;
  fetchPageData: FetchPageData;
  unused: UnusedQueries;
};

/**
 * Prefetches the pages behind the links on the screen while the page is at rest: first a page's data, then its scripts, one
 * file at a time. Scripts run only once the visitor points at a link, because a broken release must not harm other pages.
 */
export function prefetchAtRest({ router, remotes, fetchPageData, unused }: AtRest): void {
  const pages = new Set<string>();
  const files = new Set<string>();
  const begun = new Set<string | undefined>();
  let left = BUDGET;
  let shown = router.state.location.pathname;
  let isContentsTurn = false;
  let isResting = false;
  let isRunning = false;

  const nameOf = ({ pathname }: URL) => remotes.forPath(pathname)?.name;
  const isNavigating = () => router.state.navigation.state !== 'idle';
  const mayContinue = () => left > 0 && mayPrefetch() && !isNavigating();

  /**
   * Links in `main` and links around it take turns. Around it, a remote's first page comes before its further ones, because
   * it saves the most time.
   */
  function nextPage(): URL | undefined {
    const waiting = links.pages().filter(({ target }) => !pages.has(addressOf(target)) && nameOf(target));
    const isFirst = ({ target }: LikelyPage) => !begun.has(nameOf(target)) && !remotes.isLoaded(`${nameOf(target)}`);
    const around = waiting.filter(({ isContent }) => !isContent);
    const content = waiting.find(({ isContent }) => isContent);
    const other = around.find(isFirst) ?? around[0];
    isContentsTurn = !isContentsTurn;
    return (isContentsTurn ? (content ?? other) : (other ?? content))?.target;
  }

  async function prefetch(target: URL): Promise<void> {
    begun.add(nameOf(target));
    left -= HEADERS + (await unused.during(UNUSED_LIFETIME, () => fetchPageData(target, 'low')));
    // Files that only a loader needs come last. A page can do without them, because it has its data.
    for (const file of scriptsBehind(remotes, target.pathname)) {
      if (files.has(file)) continue;
      await idle();
      if (!mayContinue()) return;
      files.add(file);
      // Ignore a failure: the page that needs the file requests it again, and reports the failure.
      left -= HEADERS + (await prefetchFile(file).catch(() => 0));
    }
    pages.add(addressOf(target));
  }

  async function run(): Promise<void> {
    if (isRunning || !isResting) return;
    isRunning = true;
    for (;;) {
      await idle();
      const target = mayContinue() && nextPage();
      if (!target) break;
      await prefetch(target);
    }
    isRunning = false;
  }

  const links = likelyLinks(() => void run());
  const look = () => {
    isResting = true;
    links.look();
    void run();
  };
  setTimeout(look, REST);
  router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle') return;
    if (location.pathname !== shown) left = BUDGET;
    shown = location.pathname;
    if (isResting) look();
  });
}

const addressOf = ({ pathname, search }: URL) => pathname + search;

/** Fetches a file into the browser's cache without running it. Resolves to the transferred bytes of its body. */
async function prefetchFile(address: string): Promise<number> {
  const response = await fetch(address, { priority: 'low' });
  const { byteLength } = await response.arrayBuffer();
  return Number(response.headers.get('content-length') ?? byteLength);
}
