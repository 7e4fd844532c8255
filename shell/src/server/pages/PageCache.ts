import { LRUCache } from 'lru-cache';
import { isFallback, type OutcomeKind } from '../../shared/composition/outcome';
import type { ServerEvents } from '../figures/metrics';
import { type LiveRemote, releaseOf } from '../store/LiveRemote';
import type { Snapshot } from '../store/Snapshot';
import type { ComposedPage, Rendering } from './PageComposer';

// The ages of RFC 5861, in milliseconds.

/** Up to this age a page is served as it is. */
const FRESH = 10_000;
/** Up to this age a page is served while a newer one is made (`stale-while-revalidate`). */
const STALE = 10 * 60_000;
/** Up to this age a page is served if rendering a newer one fails (`stale-if-error`). */
const STALE_IF_ERROR = 24 * 3_600_000;
/** Up to this age a page that lacks data is served to other visitors, too: each rendering would ask the provider again. */
const INCOMPLETE = 1_000;
/** Memory in bytes for rendered pages, rendered errors (404), the documents of both, and incomplete pages. */
const MAX_RENDERED = 31 * 1024 * 1024;
const MAX_ERRORS = 1024 * 1024;
const MAX_DOCUMENTS = 64 * 1024 * 1024;
const MAX_INCOMPLETE = 4 * 1024 * 1024;
/** How many replaced releases keep their pages, so that a rollback finds its pages still there. */
const MAX_REPLACED = 4;

/** The state that a page of an address depends on. */
export type PageSet = {
  /** Names all releases of the version set, and the withheld ones. Documents of another revision may name other releases. */
  revision: string;
  /**
   * The release that renders the page; empty for the shell. A withheld release has another text, under which no page is
   * kept.
   */
  release: string;
  snapshot: Snapshot;
};

/** A whole page, and the set that its document was written for. */
export type PreparedPage = { address: string; set: PageSet; page: ComposedPage };

/** A page without its document: the part that is the same in all sets that it is served in. */
type Renderable = Omit<ComposedPage, 'document' | 'rendering'> & { rendering: Rendering };
/** A rendered page, and the keys of the documents that were written from it. */
type Rendered = { address: string; release: string; page: Renderable; madeAt: number; documents: Set<string> };

type Options = {
  enabled: boolean;
  /** Called for each requested page while the cache is enabled. */
  events?: Pick<ServerEvents, 'cacheAsked'>;
  /** The clock, in milliseconds. */
  now?: () => number;
};

/**
 * A cache of pages. Rendering is expensive and depends only on the page's own release, apart from the links around the page.
 * So rendered pages are kept by release and address, and all sets with that release share them. Each set's document is
 * written from them (docs/decisions/0031-version-sets.md). Stale pages are served during a new rendering, which all requests
 * share.
 */
export class PageCache {
  private readonly rendered = this.renderedPages(MAX_RENDERED);
  /** Kept apart, because a scan of addresses that do not exist must not push out good pages. */
  private readonly errors = this.renderedPages(MAX_ERRORS);
  private readonly documents = new LRUCache<string, ComposedPage>({
    maxSize: MAX_DOCUMENTS,
    sizeCalculation: ({ document }) => document.bytes,
  });
  private readonly incomplete = new LRUCache<string, { page: ComposedPage; madeAt: number }>({
    maxSize: MAX_INCOMPLETE,
    sizeCalculation: ({ page }) => page.document.bytes,
  });
  private readonly making = new Map<string, Promise<ComposedPage>>();
  private inUse: readonly string[] = [];
  private replaced: readonly string[] = [];

  constructor(private readonly options: Options) {}

  /**
   * The page of an address, from the cache or from `make`. `current` returns the state that pages depend on at the time of
   * the call. Rejects like `make`, if the cache has no page to serve instead.
   */
  async page(address: string, current: () => PageSet, make: () => Promise<ComposedPage>): Promise<ComposedPage> {
    if (!this.options.enabled) return make();
    const set = current();
    const rendered = this.find(address, set);
    const isFresh = rendered && this.age(rendered) < FRESH;
    const isStale = rendered && this.age(rendered) < STALE;
    const incomplete = isFresh ? undefined : this.incompleteOf(address, set);
    this.options.events?.cacheAsked(isFresh ? 'fresh' : isStale ? 'stale' : incomplete ? 'fresh' : 'miss');
    if (isFresh || (isStale && incomplete)) return madeBefore(this.inSet(rendered, set), 'kept');
    if (incomplete) return madeBefore(incomplete, 'kept');
    const made = this.making.get(documentKey(address, set)) ?? this.make(address, set, make);
    if (isStale) {
      // This visitor gets the stale page, so a failed rendering does no harm. No visitor waits for the newer page, so there
      // is time to compress it well.
      made.then((page) => (page.keep ? page.document.prepare() : undefined)).catch(() => {});
      return madeBefore(this.inSet(rendered, set), 'stale');
    }
    return made.then(
      (page) => (isFallback(page.outcome) ? (this.lastGood(address, current(), page.outcome.reason) ?? page) : page),
      (error: unknown) => {
        const page = this.lastGood(address, current(), error instanceof Error ? error.name : undefined);
        if (page) return page;
        throw error;
      },
    );
  }

  /** Whether visitors get a cached page without waiting for a rendering. */
  has(address: string, set: PageSet): boolean {
    const rendered = this.find(address, set);
    return (rendered && this.age(rendered) < STALE) || this.incompleteOf(address, set) !== undefined;
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

  /** Forgets the pages of releases that were replaced long ago; `remotes` are the live releases and the canaries. */
  follow(remotes: readonly LiveRemote[]): void {
    const inUse = remotes.map(releaseOf);
    const replaced = [...this.inUse, ...this.replaced].filter((release) => !inUse.includes(release));
    const gone = replaced.slice(MAX_REPLACED);
    for (const pages of [this.rendered, this.errors]) {
      for (const [key, { release }] of pages) if (gone.includes(release)) pages.delete(key);
    }
    this.inUse = inUse;
    this.replaced = replaced.slice(0, MAX_REPLACED);
  }

  /** Memory of all cached pages, in bytes. */
  get bytes(): number {
    const caches = [this.rendered, this.errors, this.documents, this.incomplete];
    return caches.reduce((sum, { calculatedSize }) => sum + calculatedSize, 0);
  }

  /**
   * Caches a page in place of the former one of its address and release, if it may be kept. Returns the page as it is kept:
   * an unchanged page keeps its former, already compressed document.
   */
  keep({ address, set, page }: PreparedPage): ComposedPage {
    const { document, rendering, ...rest } = page;
    if (!page.keep || !rendering) return page;
    const { release } = set;
    const former = this.documents.get(documentKey(address, set))?.document;
    const isSame = former?.etag === document.etag;
    const rendered: Rendered = {
      address,
      release,
      // Without the document, which lives in its own cache.
      page: { ...rest, rendering },
      madeAt: this.now(),
      documents: new Set(),
    };
    const [pages, others] = page.status === 200 ? [this.rendered, this.errors] : [this.errors, this.rendered];
    const key = renderedKey(address, set);
    others.delete(key);
    pages.set(key, rendered);
    const kept = isSame ? { ...page, document: former } : page;
    this.keepDocument(rendered, set, kept);
    return kept;
  }

  private renderedPages(maxSize: number): LRUCache<string, Rendered> {
    return new LRUCache<string, Rendered>({
      maxSize,
      sizeCalculation: ({ page }) => page.rendering.bytes,
      // A document is only found through its rendered page, so it goes with that page.
      dispose: ({ documents }) => {
        for (const key of documents) this.documents.delete(key);
      },
    });
  }

  private find(address: string, set: PageSet): Rendered | undefined {
    const key = renderedKey(address, set);
    return this.rendered.get(key) ?? this.errors.get(key);
  }

  private incompleteOf(address: string, set: PageSet): ComposedPage | undefined {
    const found = this.incomplete.get(documentKey(address, set));
    return found && this.age(found) < INCOMPLETE ? found.page : undefined;
  }

  private keepDocument(rendered: Rendered, set: PageSet, page: ComposedPage): void {
    const key = documentKey(rendered.address, set);
    rendered.documents.add(key);
    this.documents.set(key, page);
  }

  /** The rendered page with the document of a set, which is written once. */
  private inSet(rendered: Rendered, set: PageSet): ComposedPage {
    const written = this.documents.get(documentKey(rendered.address, set));
    if (written) return written;
    const { page } = rendered;
    const next = { ...page, document: page.rendering.write(set.snapshot) };
    this.keepDocument(rendered, set, next);
    return next;
  }

  private lastGood(address: string, set: PageSet, reason: string | undefined): ComposedPage | undefined {
    const rendered = this.find(address, set);
    if (!rendered || this.age(rendered) >= STALE_IF_ERROR) return undefined;
    return { ...madeBefore(this.inSet(rendered, set), 'last-good', reason), keep: false };
  }

  private make(address: string, set: PageSet, make: () => Promise<ComposedPage>): Promise<ComposedPage> {
    const key = documentKey(address, set);
    const made = make()
      .then((page) => {
        if (page.isIncomplete) this.incomplete.set(key, { page, madeAt: this.now() });
        return this.keep({ address, set, page });
      })
      .finally(() => this.making.delete(key));
    this.making.set(key, made);
    return made;
  }

  private now = () => this.options.now?.() ?? performance.now();
  private age = ({ madeAt }: Pick<Rendered, 'madeAt'>) => this.now() - madeAt;
}

/** The page with the outcome that it has for a visitor who gets it later. */
const madeBefore = (page: ComposedPage, kind: OutcomeKind, reason?: string): ComposedPage => ({
  ...page,
  outcome: { ...page.outcome, kind, ...(reason !== undefined && { reason }) },
});

const renderedKey = (address: string, { release }: PageSet) => `${release} ${address}`;
/** An address may belong to another remote in another set, so the release is part of this key, too. */
const documentKey = (address: string, set: PageSet) => `${set.revision} ${renderedKey(address, set)}`;
