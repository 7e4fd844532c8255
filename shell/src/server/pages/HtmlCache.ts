import { LRUCache } from 'lru-cache';
import type { EncodedDocument } from './EncodedDocument';

/** A page is given out as it is for this long, and again while a newer one is made for this much longer (milliseconds). */
const FRESH = 10_000;
const STALE = 10 * 60_000;
const MAX_BYTES = 64 * 1024 * 1024;

export type CachedPage = { document: EncodedDocument; status: number; keep: boolean };
type Entry = CachedPage & { madeAt: number };

/**
 * Rendered pages by address, for one version set: pages are the same for every visitor. Stale pages are given out once
 * more while they are made anew; requests for a page in the making wait for the same one.
 */
export class HtmlCache {
  private readonly pages = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ document }) => document.bytes,
  });
  private readonly making = new Map<string, Promise<CachedPage>>();
  private revision = '';

  constructor(private readonly enabled: boolean) {}

  /** The page of an address under a version set, from `make` where none can be given out. Rejects with what `make` does. */
  async page(address: string, revision: string, make: () => Promise<CachedPage>): Promise<CachedPage> {
    if (!this.enabled) return make();
    if (revision !== this.revision) {
      this.pages.clear();
      this.making.clear();
      this.revision = revision;
    }
    const kept = this.pages.get(address);
    const age = kept ? Date.now() - kept.madeAt : Number.POSITIVE_INFINITY;
    if (kept && age < FRESH) return kept;
    const made = this.making.get(address) ?? this.make(address, revision, make);
    if (!kept || age >= STALE) return made;
    made.catch(() => {});
    return kept;
  }

  private make(address: string, revision: string, make: () => Promise<CachedPage>): Promise<CachedPage> {
    const made = make().then(
      (page) => {
        if (this.revision === revision) {
          this.making.delete(address);
          if (page.keep) this.pages.set(address, { ...page, madeAt: Date.now() });
          else this.pages.delete(address);
        }
        return page;
      },
      (error: unknown) => {
        if (this.revision === revision) this.making.delete(address);
        throw error;
      },
    );
    this.making.set(address, made);
    return made;
  }
}
