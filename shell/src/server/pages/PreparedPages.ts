import { remoteForPath } from 'shared-contracts';
import { addressOf } from '../../shared/composition/PageAddress';
import { type LiveRemote, releaseOf } from '../registry/LiveRemote';
import type { Snapshot } from '../registry/Snapshot';
import type { PageCache, PreparedPage } from './PageCache';
import type { PageService } from './PageService';

/** How many pages are made before a swap. More would delay it, and a warm thread makes others within milliseconds. */
const MAX_PAGES = 20;

type Options = { pages: Pick<PageService, 'compose' | 'setOf'>; cache: Pick<PageCache, 'recent' | 'keep'> };

/**
 * Before a release takes over, it renders the pages that visitors requested recently, so that the swap makes nobody wait.
 * They are kept apart from the cache until then, because visitors still get the former release's pages.
 */
export class PreparedPages {
  private readonly ready = new Map<string, { release: string; pages: PreparedPage[] }>();

  constructor(private readonly options: Options) {}

  /** Renders pages of `former` with the release `next`; `snapshot` is the one after the swap. Never rejects. */
  async prepare(next: LiveRemote, former: LiveRemote, snapshot: Snapshot): Promise<void> {
    const { cache } = this.options;
    const addresses = cache.recent(releaseOf(former), MAX_PAGES);
    const made = await Promise.all(addresses.map((address) => this.make(address, next, snapshot)));
    this.ready.set(next.name, { release: releaseOf(next), pages: made.flatMap((page) => page ?? []) });
  }

  /** Puts the prepared pages of the releases that are in use now into the cache. */
  takeOver({ remotes }: Snapshot): void {
    for (const remote of remotes) {
      const ready = this.ready.get(remote.name);
      if (ready?.release !== releaseOf(remote)) continue;
      this.ready.delete(remote.name);
      for (const page of ready.pages) this.options.cache.keep(page);
    }
  }

  private async make(href: string, next: LiveRemote, snapshot: Snapshot): Promise<PreparedPage | undefined> {
    const address = addressOf(href);
    const remote = remoteForPath(snapshot.remotes, address.pathname);
    // Another release of a remote may answer at other paths.
    if (remote?.name !== next.name) return undefined;
    const question = { address, remote, snapshot };
    const set = this.options.pages.setOf(question);
    try {
      const page = await this.options.pages.compose(question);
      if (!page.keep) return undefined;
      await page.document.prepare();
      return { address: href, set, page };
    } catch {
      // The composer has logged the cause. The next visitor of this address gets a new attempt.
      return undefined;
    }
  }
}
