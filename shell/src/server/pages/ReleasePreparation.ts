import type { RenderPool } from '../rendering/RenderPool';
import { type LiveRemote, releaseOf } from '../store/LiveRemote';
import type { RegistryListener, ReleaseRegistry } from '../store/ReleaseRegistry';
import type { Snapshot } from '../store/Snapshot';
import type { PageCache } from './PageCache';
import type { PageComposer, ServedRelease } from './PageComposer';
import type { PageScripts } from './PageScripts';
import type { PreparedPages } from './PreparedPages';

type Options = {
  registry: Pick<ReleaseRegistry, 'inUse' | 'canaries' | 'withCanaries'>;
  pool: Pick<RenderPool, 'follow' | 'warmUp'>;
  scripts: PageScripts;
  composer: Pick<PageComposer, 'registry' | 'prepareSubstitutes'>;
  cache: Pick<PageCache, 'follow'>;
  pages: PreparedPages;
};

/**
 * Keeps threads, cache and substitutes in step with the releases in use. A release renders a page of each route before
 * visitors get it, so that none of them waits for a thread to start.
 */
export class ReleasePreparation implements Pick<RegistryListener, 'prepare'> {
  private readonly warmedUp = new Set<string>();
  /** Releases that are being prepared to take over. They keep their threads while other remotes change. */
  private readonly upcoming = new Set<LiveRemote>();
  /** Renderings for future visitors. None rejects. */
  private readonly running = new Set<Promise<void>>();

  constructor(private readonly options: Options) {}

  /** Prepares `next` to take over from `former`; `snapshot` is the one after the swap. Never rejects. */
  async prepare(next: LiveRemote, former: LiveRemote, snapshot: Snapshot): Promise<void> {
    this.upcoming.add(next);
    try {
      await this.warmUp(next, snapshot, former);
      await this.options.pages.prepare(next, former, snapshot);
    } finally {
      this.upcoming.delete(next);
    }
  }

  /** Call it with every new snapshot. Calls `ready` whenever a release, or all substitutes, are ready. */
  follow(snapshot: Snapshot, ready: () => void): void {
    const { registry, pool, cache, composer } = this.options;
    // All version sets that contain a release share its thread.
    const remotes = [...registry.inUse(), ...this.upcoming];
    pool.follow(remotes);
    cache.follow(remotes);
    const usable = remotes.filter(({ status }) => status === 'available');
    const releases = new Set(usable.map(releaseOf));
    for (const release of this.warmedUp) if (!releases.has(release)) this.warmedUp.delete(release);
    // The first release of a remote goes live at once: there is no older one to serve while it warms up.
    const cold = usable.filter((remote) => !this.warmedUp.has(releaseOf(remote)));
    const work = [
      ...cold.map((remote) => this.warmUp(remote, snapshot)),
      composer.prepareSubstitutes(this.served(snapshot)),
    ];
    for (const each of work) {
      this.running.add(each);
      void each.then(() => {
        this.running.delete(each);
        ready();
      });
    }
  }

  /** Resolves when the releases that are in use now are ready. */
  async settled(): Promise<void> {
    await Promise.all(this.running);
  }

  private async warmUp(remote: LiveRemote, snapshot: Snapshot, former?: LiveRemote): Promise<void> {
    const { pool, composer, scripts } = this.options;
    this.warmedUp.add(releaseOf(remote));
    scripts.learn(remote, await pool.warmUp(remote, composer.registry(snapshot), former));
  }

  /** A page names only the canary of its own remote, so each canary has its own set. */
  private served(snapshot: Snapshot): ServedRelease[] {
    const { registry } = this.options;
    return [
      ...snapshot.remotes.map((remote) => ({ remote, snapshot })),
      ...registry.canaries().map((canary) => ({ remote: canary.remote, snapshot: registry.withCanaries([canary]) })),
    ];
  }
}
