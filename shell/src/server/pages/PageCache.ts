import { LRUCache } from 'lru-cache';
import type { ComposedPage } from './PageComposer';

/** A page is given out as it is for this long, and again while a newer one is made for this much longer (milliseconds). */
const FRESH = 10_000;
const STALE = 10 * 60_000;
/** A page may stand in for one that cannot be rendered for this long (RFC 5861, `stale-if-error`; milliseconds). */
const STALE_IF_ERROR = 24 * 3_600_000;
const MAX_BYTES = 64 * 1024 * 1024;

/** What a page of an address depends on at one moment. */
export type PageSet = {
  /** One text for all releases in use and how they fare: a page of another revision may name other releases. */
  revision: string;
  /** The release that renders the page; empty where none may. */
  release: string;
  /** Releases that a page lets a browser load. */
  offered: readonly string[];
  /** Releases that no browser should load now. */
  withheld: readonly string[];
};

type Entry = Pick<PageSet, 'revision' | 'release' | 'offered'> & { page: ComposedPage; madeAt: number };

/** A whole page that was made before anybody asked for it, and what it depends on. */
export type PreparedPage = { address: string; set: PageSet; page: ComposedPage };
type Options = {
  enabled: boolean;
  /** The clock, in milliseconds. */
  now?: () => number;
};

/**
 * Rendered pages by address: pages are the same for every visitor. Stale pages are given out once more while they are
 * made anew; requests for a page in the making wait for the same one.
 */
export class PageCache {
  private readonly entries = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ page }) => page.document.bytes,
  });
  private readonly making = new Map<string, Promise<ComposedPage>>();

  constructor(private readonly options: Options) {}

  /**
   * The page of an address: kept, or made by `make`. `current` tells what pages depend on at the moment that it is called.
   * Rejects with what `make` does, where no kept page can stand in.
   */
  async page(address: string, current: () => PageSet, make: () => Promise<ComposedPage>): Promise<ComposedPage> {
    if (!this.options.enabled) return make();
    const set = current();
    const entry = this.entries.get(address);
    if (entry && entry.revision === set.revision && this.age(entry) < FRESH) return entry.page;
    const made = this.making.get(`${set.revision} ${address}`) ?? this.make(address, set, make);
    if (entry && this.canStandIn(entry, set, STALE)) {
      // Whoever asks next gets the newer page; who asked now need not learn that it failed.
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

  /** Addresses whose kept pages a release rendered within the last ten minutes, those asked for last first. */
  recent(release: string, limit: number): string[] {
    const addresses: string[] = [];
    for (const [address, entry] of this.entries.entries()) {
      if (addresses.length === limit) break;
      if (entry.release === release && this.age(entry) < STALE) addresses.push(address);
    }
    return addresses;
  }

  /** Puts a page in the place of the one that is kept of its address. */
  keep({ address, set: { revision, release, offered }, page }: PreparedPage): void {
    if (page.keep) this.entries.set(address, { revision, release, offered, page, madeAt: this.now() });
  }

  private lastGood(address: string, set: PageSet): ComposedPage | undefined {
    const entry = this.entries.get(address);
    return entry && this.canStandIn(entry, set, STALE_IF_ERROR) ? { ...entry.page, keep: false } : undefined;
  }

  /**
   * Whether a kept page may be given out in place of a newer one: the same release rendered it, and it lets a browser load
   * nothing that is withheld. Another remote's promotion does not make it useless, because old releases stay in the store.
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
