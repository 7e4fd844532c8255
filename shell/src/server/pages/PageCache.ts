import { LRUCache } from 'lru-cache';
import type { ComposedPage } from './PageComposer';

// The ages of RFC 5861, in milliseconds.

/** Up to this age a page is served as it is. */
const FRESH = 10_000;
/** Up to this age a page is served while a newer one is made (`stale-while-revalidate`). */
const STALE = 10 * 60_000;
/** Up to this age a page is served if no newer one can be made (`stale-if-error`). */
const STALE_IF_ERROR = 24 * 3_600_000;
const MAX_BYTES = 64 * 1024 * 1024;

/** What a page of an address depends on at one moment. */
export type PageSet = {
  /** Names all releases in use, and those withheld. A page of another revision may name other releases. */
  revision: string;
  /** The release that renders the page; empty if none may. */
  release: string;
  /** Releases that a page lets a browser load. */
  offered: readonly string[];
  /** Releases that no browser should load now. */
  withheld: readonly string[];
};

type Entry = Pick<PageSet, 'revision' | 'release' | 'offered'> & { page: ComposedPage; madeAt: number };

/** A whole page that was made before any request, and what it depends on. */
export type PreparedPage = { address: string; set: PageSet; page: ComposedPage };
type Options = {
  enabled: boolean;
  /** The clock, in milliseconds. */
  now?: () => number;
};

/**
 * A cache of rendered pages by address: pages are the same for every visitor. Stale pages are served while newer ones are
 * made. Requests for a page that is being made share one result.
 */
export class PageCache {
  private readonly entries = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ page }) => page.document.bytes,
  });
  private readonly making = new Map<string, Promise<ComposedPage>>();

  constructor(private readonly options: Options) {}

  /**
   * The page of an address: from the cache, or made by `make`. `current` returns what pages depend on at the time of the
   * call. Rejects as `make` does, if the cache has no page to serve instead.
   */
  async page(address: string, current: () => PageSet, make: () => Promise<ComposedPage>): Promise<ComposedPage> {
    if (!this.options.enabled) return make();
    const set = current();
    const entry = this.entries.get(address);
    if (entry && entry.revision === set.revision && this.age(entry) < FRESH) return entry.page;
    const made = this.making.get(`${set.revision} ${address}`) ?? this.make(address, set, make);
    if (entry && this.canStandIn(entry, set, STALE)) {
      // This visitor gets the stale page, so a failure to make the newer one does not matter here.
      made.catch(() => {});
      return entry.page;
    }
    return made.then(
      (page) => (page.isSubstitute ? (this.lastGood(address, current()) ?? page) : page),
      (error: unknown) => {
        const page = this.lastGood(address, current());
        if (page) return page;
        throw error;
      },
    );
  }

  /** Addresses of the pages that a release rendered in the last ten minutes, most recently used first. */
  recent(release: string, limit: number): string[] {
    const addresses: string[] = [];
    for (const [address, entry] of this.entries.entries()) {
      if (addresses.length === limit) break;
      if (entry.release === release && this.age(entry) < STALE) addresses.push(address);
    }
    return addresses;
  }

  /** Caches a page in place of the former one of its address, if it may be kept. */
  keep({ address, set: { revision, release, offered }, page }: PreparedPage): void {
    if (page.keep) this.entries.set(address, { revision, release, offered, page, madeAt: this.now() });
  }

  private lastGood(address: string, set: PageSet): ComposedPage | undefined {
    const entry = this.entries.get(address);
    return entry && this.canStandIn(entry, set, STALE_IF_ERROR) ? { ...entry.page, keep: false } : undefined;
  }

  /**
   * Whether a cached page may be served instead of a newer one: the same release rendered it, and it lets a browser load
   * nothing that is withheld. It may name former releases of other remotes, because these stay in the store.
   */
  private canStandIn(entry: Entry, { release, withheld }: PageSet, lifetime: number): boolean {
    const isHarmless = withheld.every((one) => !entry.offered.includes(one));
    return entry.release === release && isHarmless && this.age(entry) < lifetime;
  }

  private make(address: string, set: PageSet, make: () => Promise<ComposedPage>): Promise<ComposedPage> {
    const key = `${set.revision} ${address}`;
    const made = make()
      .then((page) => {
        this.keep({ address, set, page });
        return page;
      })
      .finally(() => this.making.delete(key));
    this.making.set(key, made);
    return made;
  }

  private now = () => (this.options.now ?? Date.now)();
  private age = ({ madeAt }: Entry) => this.now() - madeAt;
}
