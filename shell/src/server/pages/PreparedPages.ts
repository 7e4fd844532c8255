import { remoteForPath } from '@tramuntana/contracts';
import type { ProviderFailures } from '../../render-worker/ProviderFailures';
import { addressOf } from '../../shared/composition/page/PageAddress';
import { type LiveRemote, releaseOf } from '../store/LiveRemote';
import type { Snapshot } from '../store/Snapshot';
import type { PageCache } from './PageCache';
import type { PageService } from './PageService';

/**
 * How many pages are rendered before a swap. More would delay the swap, and a warm thread renders others within
 * milliseconds.
 */
const MAX_PAGES = 20;

type Options = {
  pages: Pick<PageService, 'compose' | 'setOf'>;
  cache: Pick<PageCache, 'recent' | 'keep'>;
  failures: Pick<ProviderFailures, 'isProviderInTrouble'>;
};

/**
 * Before a release takes over, it renders the pages that visitors requested recently, so that no visitor waits after the
 * swap. The cache keeps them apart from the former release's pages, which visitors get until then.
 */
export class PreparedPages {
  constructor(private readonly options: Options) {}

  /** Renders pages of `former` with the release `next`; `snapshot` is a set that it is part of. Never rejects. */
  async prepare(next: LiveRemote, former: LiveRemote, snapshot: Snapshot): Promise<void> {
    // Pages would lack their data, and their calls would add to the provider's load.
    if (this.options.failures.isProviderInTrouble) return;
    const addresses = this.options.cache.recent(releaseOf(former), MAX_PAGES);
    await Promise.all(addresses.map((address) => this.make(address, next, snapshot)));
  }

  private async make(href: string, next: LiveRemote, snapshot: Snapshot): Promise<void> {
    const address = addressOf(href);
    const remote = remoteForPath(snapshot.remotes, address.pathname);
    // Another release of a remote may answer at other paths.
    if (remote?.name !== next.name) return;
    const question = { address, remote, snapshot };
    const set = this.options.pages.setOf(question);
    try {
      const page = await this.options.pages.compose(question);
      if (!page.keep) return;
      await page.document.prepare();
      this.options.cache.keep({ address: href, set, page });
    } catch {
      // The composer has logged the cause. The next visitor of this address gets a new attempt.
    }
  }
}
