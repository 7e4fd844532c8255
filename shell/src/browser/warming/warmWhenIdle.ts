import type { PageRemotes } from '../../shared/composition/PageRemotes';
import { idle } from '../idle';
import type { FetchPageData } from '../pageData/createPageData';
import { scriptsBehind } from '../remotes/scriptsBehind';
import { mayPrefetch } from './connection';
import { linkTarget } from './linkTarget';
import { prefetchFile } from './prefetchFile';
import { visibleLinks } from './visibleLinks';

/** How many bytes of scripts and of data a document may transfer before it stops prefetching further pages. */
const BUDGETS = { scripts: 150_000, data: 60_000 };

/** How many pages' data are prefetched at most. A phone parses each, and the server may have to render the page. */
const MAX_PAGES_WITH_DATA = 12;

type Options = {
  remotes: Pick<PageRemotes, 'forPath' | 'isLoaded'>;
  prefetchData: FetchPageData;
  /** Loads what older releases need besides their own scripts. Called once the pages behind the links are there. */
  prepare: () => void;
  /** Whether a navigation is under way. It must not share the connection. */
  isNavigating: () => boolean;
};

/**
 * While the browser is idle, prefetches the pages behind the links in view, one at a time: first the scripts of all, then
 * their data. No script runs before the visitor points at a link, because a broken release must not harm other pages.
 */
export function warmWhenIdle({ remotes, prefetchData, prepare, isNavigating }: Options): { look(): void } {
  const queues = { scripts: new PageQueue(remotes), data: new PageQueue(remotes) };
  const left = { ...BUDGETS };
  const prefetched = new Set<string>();
  let pagesWithData = 0;
  let isRunning = false;

  async function prefetchScript(address: string): Promise<void> {
    if (prefetched.has(address)) return;
    prefetched.add(address);
    // A failure costs nothing here: the page that needs the file asks again, and reports it.
    const bytes = await prefetchFile(address).catch(() => 0);
    left.scripts -= bytes;
  }

  async function prefetchNext(): Promise<boolean> {
    const page = left.scripts > 0 ? queues.scripts.take() : undefined;
    if (page) {
      await Promise.all(scriptsBehind(remotes, page.pathname).map(prefetchScript));
      return true;
    }
    const target = left.data > 0 && pagesWithData < MAX_PAGES_WITH_DATA ? queues.data.take() : undefined;
    if (!target) {
      prepare();
      return false;
    }
    pagesWithData += 1;
    left.data -= await prefetchData(target, 'low');
    return true;
  }

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    do await idle();
    while (mayPrefetch() && !isNavigating() && (await prefetchNext()));
    isRunning = false;
  }

  const links = visibleLinks((link) => {
    const target = linkTarget(link);
    if (!target || !mayPrefetch()) return;
    queues.scripts.add(target);
    queues.data.add(target);
    void run();
  });
  return {
    /** Adds the links that are new in the document, and continues with the waiting pages. */
    look() {
      links.look();
      void run();
    },
  };
}

/** Pages to prefetch, each once. Remotes take turns, because the first page of a remote saves the most. */
class PageQueue {
  private readonly waiting = new Map<string, URL>();
  private readonly seen = new Set<string>();
  private readonly begun = new Set<string>();

  constructor(private readonly remotes: Options['remotes']) {}

  add(target: URL): void {
    const page = target.pathname + target.search;
    if (this.seen.has(page)) return;
    this.seen.add(page);
    this.waiting.set(page, target);
  }

  take(): URL | undefined {
    const pages = [...this.waiting];
    const [page, target] = pages.find(([, { pathname }]) => !this.begun.has(this.remote(pathname))) ?? pages[0] ?? [];
    if (page === undefined || !target) return undefined;
    this.waiting.delete(page);
    this.begun.add(this.remote(target.pathname));
    return target;
  }

  private remote(pathname: string): string {
    return this.remotes.forPath(pathname)?.name ?? '';
  }
}
