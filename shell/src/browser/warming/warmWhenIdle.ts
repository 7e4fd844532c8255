import type { PageRemotes } from '../../shared/composition/PageRemotes';
import { idle } from '../idle';
import { scriptsBehind } from '../remotes/scriptsBehind';
import { bringFile } from './bringFile';
import { mayBringAhead } from './connection';
import { linkTarget } from './linkTarget';
import { visibleLinks } from './visibleLinks';

/** Once a document has brought so many bytes of scripts or of data, it asks for no further page's; on the line. */
const BUDGETS = { scripts: 150_000, data: 60_000 };

/**
 * The data of so many pages at most: each is an answer of its own, which a phone reads and for which the server may have to
 * render the page.
 */
const MAX_DATA = 12;

type Options = {
  remotes: Pick<PageRemotes, 'forPath' | 'isLoaded'>;
  /** Brings a page's data and gives their bytes on the line. */
  bringData: (target: URL) => Promise<number>;
  /** Whether a navigation is under way, which must have the line to itself. */
  isNavigating: () => boolean;
};

/**
 * While a page is at rest, brings what stands behind the links in view, one page at a time: the scripts of all, then their
 * data. Nothing of it runs before the visitor points at a link: a release that is broken in browsers must not harm the
 * pages of others.
 */
export function warmAtRest({ remotes, bringData, isNavigating }: Options): { look(): void } {
  const queues = { scripts: new PageQueue(remotes), data: new PageQueue(remotes) };
  const left = { ...BUDGETS };
  const brought = new Set<string>();
  let dataBrought = 0;
  let isRunning = false;

  async function bringScript(address: string): Promise<void> {
    if (brought.has(address)) return;
    brought.add(address);
    const bytes = await bytesOf(bringFile(address));
    left.scripts -= bytes;
  }

  async function bringNext(): Promise<boolean> {
    const page = left.scripts > 0 ? queues.scripts.take() : undefined;
    if (page) {
      await Promise.all(scriptsBehind(remotes, page.pathname).map(bringScript));
      return true;
    }
    const target = left.data > 0 && dataBrought < MAX_DATA ? queues.data.take() : undefined;
    if (!target) return false;
    dataBrought += 1;
    left.data -= await bytesOf(bringData(target));
    return true;
  }

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    do await idle();
    while (mayBringAhead() && !isNavigating() && (await bringNext()));
    isRunning = false;
  }

  const links = visibleLinks((link) => {
    const target = linkTarget(link);
    if (!target || !mayBringAhead()) return;
    queues.scripts.add(target);
    queues.data.add(target);
    void run();
  });
  return {
    /** Takes in the links that are there now, and goes on with what is waiting. */
    look() {
      links.look();
      void run();
    },
  };
}

/** What does not come is asked for again by whoever needs it, and told there. */
const bytesOf = (bringing: Promise<number>) => bringing.catch(() => 0);

/** Pages to come, each once. Every remote gets its turn before any gets a second one: its first page brings most. */
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
