import { LRUCache } from 'lru-cache';
import type { ServerEvents } from '../figures/metrics';
import type { Snapshot } from '../registry/Snapshot';
import type { ComposedPage } from './PageComposer';

// The ages of RFC 5861, in milliseconds.

/** Up to this age a page is served as it is. */
const FRESH = 10_000;
/** Up to this age a page is served while a newer one is made (`stale-while-revalidate`). */
const STALE = 10 * 60_000;
/** Up to this age a page is served if no newer one can be made (`stale-if-error`). */
const STALE_IF_ERROR = 24 * 3_600_000;
/** Memory for rendered pages, and for the documents that are written from them, in bytes. */
const MAX_RENDERED = 32 * 1024 * 1024;
const MAX_DOCUMENTS = 64 * 1024 * 1024;

/** What a page of an address depends on at one moment. */
export type PageSet = {
  /** Names all releases of the version set, and those withheld. A document of another revision may name other releases. */
  revision: string;
  /** The release that renders the page; of a withheld one, of which no page is kept, another text; empty for the shell. */
  release: string;
  snapshot: Snapshot;
};

/** A whole page, and the revision that its document was written for. */
export type PreparedPage = { address: string; set: PageSet; page: ComposedPage };

/** A rendered page, whichever sets it is served in. */
type Rendered = { address: string; release: string; page: ComposedPage; madeAt: number };
/** A rendered page with its document for one set. */
type Written = { of: Rendered; page: ComposedPage };

type Options = {
  enabled: boolean;
  /** Told of each question while the cache is enabled. */
  events?: Pick<ServerEvents, 'cacheAsked'>;
  /** The clock, in milliseconds. */
  now?: () => number;
};

/**
 * A cache of pages, which are the same for every visitor of a version set. What costs is rendering, and only the page's own
 * release decides that. So rendered pages are kept by release and address, and all sets with that release share them. The
 * document of a set is written from them: it names the set's other releases (docs/decisions/0031-version-sets.md).
 *
 * Stale pages are served while newer ones are made. Requests for a page that is being made share one result.
 */
export class PageCache {
  private readonly rendered = new LRUCache<string, Rendered>({
    maxSize: MAX_RENDERED,
    sizeCalculation: ({ page }) => page.rendering?.bytes ?? 1,
  });
  private readonly documents = new LRUCache<string, Written>({
    maxSize: MAX_DOCUMENTS,
    // A document holds what it was written from, also when that was pushed out of the other cache.
    sizeCalculation: ({ page }) => page.document.bytes + (page.rendering?.bytes ?? 0),
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
    const rendered = this.rendered.get(renderedKey(address, set));
    const isFresh = rendered && this.age(rendered) < FRESH;
    const isStale = rendered && this.age(rendered) < STALE;
    this.options.events?.cacheAsked(isFresh ? 'fresh' : isStale ? 'stale' : 'miss');
    if (isFresh) return this.inSet(rendered, set);
    const made = this.making.get(documentKey(address, set)) ?? this.make(address, set, make);
    if (isStale) {
      // This visitor gets the stale page, so a failure to make the newer one does not matter here.
      made.catch(() => {});
      return this.inSet(rendered, set);
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
    for (const rendered of this.rendered.values()) {
      if (addresses.length === limit) break;
      if (rendered.release === release && this.age(rendered) < STALE) addresses.push(rendered.address);
    }
    return addresses;
  }

  /** Caches a page in place of the former one of its address and release, if it may be kept. */
  keep({ address, set, page }: PreparedPage): void {
    if (!page.keep) return;
    const rendered: Rendered = { address, release: set.release, page, madeAt: this.now() };
    this.rendered.set(renderedKey(address, set), rendered);
    this.documents.set(documentKey(address, set), { of: rendered, page });
  }

  /** The rendered page with the document of a set, which is written once. */
  private inSet(rendered: Rendered, set: PageSet): ComposedPage {
    const key = documentKey(rendered.address, set);
    const written = this.documents.get(key);
    if (written?.of === rendered) return written.page;
    const { page } = rendered;
    const document = page.rendering?.write(set.snapshot) ?? page.document;
    const next = { ...page, document };
    this.documents.set(key, { of: rendered, page: next });
    return next;
  }

  private lastGood(address: string, set: PageSet): ComposedPage | undefined {
    const rendered = this.rendered.get(renderedKey(address, set));
    if (!rendered || this.age(rendered) >= STALE_IF_ERROR) return undefined;
    return { ...this.inSet(rendered, set), keep: false, isLastGood: true };
  }

  private make(address: string, set: PageSet, make: () => Promise<ComposedPage>): Promise<ComposedPage> {
    const key = documentKey(address, set);
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
  private age = ({ madeAt }: Rendered) => this.now() - madeAt;
}

const renderedKey = (address: string, { release }: PageSet) => `${release} ${address}`;
/** An address may be of another remote in another set, so the release is part of this key, too. */
const documentKey = (address: string, set: PageSet) => `${set.revision} ${renderedKey(address, set)}`;
