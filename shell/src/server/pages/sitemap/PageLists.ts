import type { SitePage } from '@tramuntana/contracts';
import { PAGE_LIST } from '../../../shared/deadlines';
import type { LiveRemote } from '../../store/LiveRemote';

/** From this age on a list is refreshed in the background, in milliseconds. */
export const LIST_LIFETIME = 60 * 60_000;
/** How long to wait after a failed attempt, in milliseconds. */
export const LIST_RETRY = 60_000;

type Options = {
  pool: { listPages(remote: LiveRemote, timeout: number): Promise<SitePage[]> };
  log: { error(details: object, message: string): void };
};

type Kept = { pages: readonly SitePage[]; version: string; madeAt: number };

/**
 * The pages of each remote for the sitemap. When a list fails, the last good one stays in use: search engines drop pages
 * that are missing from a sitemap.
 */
export class PageLists {
  private readonly kept = new Map<string, Kept>();
  private readonly making = new Map<string, Promise<void>>();
  private readonly failedAt = new Map<string, number>();

  constructor(private readonly options: Options) {}

  /** A remote's list; waits only if there is none yet. Undefined if no attempt has succeeded. Never rejects. */
  async of(remote: LiveRemote): Promise<readonly SitePage[] | undefined> {
    const { name, version } = remote;
    const kept = this.kept.get(name);
    const isFresh = kept?.version === version && performance.now() - kept.madeAt < LIST_LIFETIME;
    if (!isFresh) {
      const made = this.refresh(remote);
      if (!kept) await made;
    }
    return this.kept.get(name)?.pages;
  }

  /** Makes a list; at most one attempt at a time for each remote. */
  private refresh(remote: LiveRemote): Promise<void> {
    const { name, status } = remote;
    const running = this.making.get(name);
    if (running) return running;
    const sinceFailure = performance.now() - (this.failedAt.get(name) ?? Number.NEGATIVE_INFINITY);
    if (status === 'unavailable' || sinceFailure < LIST_RETRY) return Promise.resolve();
    const made = this.make(remote).finally(() => this.making.delete(name));
    this.making.set(name, made);
    return made;
  }

  private async make(remote: LiveRemote): Promise<void> {
    const { name, version } = remote;
    try {
      const pages = await this.options.pool.listPages(remote, PAGE_LIST);
      // Remotes read their API page by page. An item that moves to another page meanwhile is listed twice.
      const byPath = new Map(pages.map((page) => [page.path, page]));
      this.kept.set(name, { pages: [...byPath.values()], version, madeAt: performance.now() });
      this.failedAt.delete(name);
    } catch (error) {
      this.failedAt.set(name, performance.now());
      const left = this.kept.has(name) ? 'the last good list stays' : 'its part of the sitemap is not there';
      this.options.log.error({ err: error, remote: name, version }, `pages not listed: ${left}`);
    }
  }
}
