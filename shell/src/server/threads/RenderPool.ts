import { LRUCache } from 'lru-cache';
import type { Registry, SitePage } from 'shared-contracts';
import type { EncodedPage, PageChunks, PageRequest, ThreadSettings, WarmUp } from '../../render-worker/protocol';
import { type LiveRemote, releaseOf } from '../registry/LiveRemote';
import { CircuitBreaker } from './CircuitBreaker';
import { RenderFailure } from './RenderFailure';
import { RenderThread, type StartWorker } from './RenderThread';

/** How long a release may take to render one page of each route before it takes over, in milliseconds. */
const WARM_UP_TIMEOUT = 10_000;
/** Releases whose failures are remembered. */
const MAX_REMEMBERED = 100;
const SHELL = 'shell';

type Log = { warn(details: object, message: string): void; info(details: object, message: string): void };

type Options = Pick<ThreadSettings, 'apiUrl' | 'mediaOrigin' | 'siteUrl'> & {
  startWorker: StartWorker;
  /** Threads kept at once; the least used release's gives way. */
  maxThreads: number;
  log: Log;
  /** The clock, in milliseconds. */
  now?: () => number;
};

type Use<Result> = (thread: RenderThread) => Promise<Result>;

/** What is known of a release beyond its thread: whether it may be asked, and what it was last asked in vain. */
type Health = { breaker: CircuitBreaker; failedUse: Use<unknown>; warmUpFailure?: string };

/** The render threads: one a release, started when a page asks for it, and one for the shell alone. */
export class RenderPool {
  private readonly threads: LRUCache<string, RenderThread>;
  private readonly health = new LRUCache<string, Health>({ max: MAX_REMEMBERED });
  private isStopped = false;

  constructor(private readonly options: Options) {
    this.threads = new LRUCache({ max: options.maxThreads, dispose: (thread) => thread.retire() });
  }

  /** Whether a release got stuck a moment ago: no browser should load it either, for there it would hold up the whole page. */
  isWithheld(remote: LiveRemote): boolean {
    return this.health.get(releaseOf(remote))?.breaker.openedBy === 'stuck';
  }

  /** Why a release is not rendered now, or what failed in its warm-up; undefined where all is well. */
  problemOf(remote: LiveRemote): string | undefined {
    const health = this.health.get(releaseOf(remote));
    const cause = health?.breaker.openedBy;
    return cause ? `the server cannot render it (${cause})` : health?.warmUpFailure;
  }

  /** Renders an address with a release, or with the shell alone (null). `timeout` in milliseconds. Rejects with a RenderFailure. */
  render(remote: LiveRemote | null, page: PageRequest, timeout: number): Promise<EncodedPage> {
    if (!remote) return this.thread(SHELL, null).render(page, timeout);
    return this.within(remote, (thread) => thread.render(page, timeout));
  }

  /**
   * Gives a form to the route that it was posted to; `timeout` in milliseconds. Rejects with a RenderFailure. A failure is
   * not counted against the release, because what is counted is asked once more, and a form must not be sent twice.
   */
  submit(remote: LiveRemote | null, page: PageRequest, timeout: number): Promise<EncodedPage> {
    if (!remote) return this.thread(SHELL, null).render(page, timeout);
    const release = releaseOf(remote);
    const cause = this.health.get(release)?.breaker.openedBy;
    if (cause) return Promise.reject(new RenderFailure('refused', release, `it failed a moment ago (${cause})`));
    return this.thread(release, remote).render(page, timeout);
  }

  /** A release's pages for the sitemap. `timeout` in milliseconds. Rejects with a RenderFailure. */
  listPages(remote: LiveRemote, timeout: number): Promise<SitePage[]> {
    return this.within(remote, (thread) => thread.listPages(timeout));
  }

  /**
   * Starts a release's thread and renders one page of each route, so that it can take over without any visitor waiting.
   * Never rejects: an operator chose the release, and what is wrong with it is told and shown by its pages. Gives the chunks
   * of the release's pages; none where it could not tell.
   */
  async warmUp(remote: LiveRemote, registry: Registry): Promise<PageChunks> {
    const { log } = this.options;
    const release = { remote: remote.name, version: remote.version };
    const use: Use<WarmUp> = (thread) => thread.warmUp(registry, WARM_UP_TIMEOUT);
    const health = this.healthOf(remote, use);
    health.warmUpFailure = undefined;
    try {
      const { rendered, failures, chunks } = await this.within(remote, use);
      for (const { address, message } of failures) {
        log.warn({ ...release, address, message }, 'a page of a new release failed');
        health.warmUpFailure ??= `its page ${address} failed: ${message}`;
      }
      log.info({ ...release, pages: rendered.length }, 'release warmed up');
      return chunks;
    } catch (error) {
      if (this.isStopped) return {};
      health.warmUpFailure = String(error);
      log.warn({ ...release, err: error }, 'a new release could not be warmed up');
      return {};
    }
  }

  /** Ends the threads of releases that are no longer live, and forgets how they fared. */
  follow(remotes: readonly LiveRemote[]): void {
    const live = new Set(remotes.filter(({ status }) => status === 'available').map(releaseOf));
    for (const key of [...this.threads.keys()]) {
      if (key !== SHELL && !live.has(key)) this.threads.delete(key);
    }
    for (const [key, { breaker }] of this.health) {
      if (!live.has(key) && breaker.state === 'closed') this.health.delete(key);
    }
  }

  /** Starts the thread that renders what no remote does, before the first page asks for it. */
  start(): void {
    this.thread(SHELL, null);
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    const threads = [...this.threads.values()];
    await Promise.all(threads.map((thread) => thread.stop()));
    this.threads.clear();
  }

  private async within<Result>(remote: LiveRemote, use: Use<Result>): Promise<Result> {
    const health = this.healthOf(remote, use);
    const { breaker } = health;
    if (breaker.state !== 'closed') {
      this.probe(remote, health);
      throw new RenderFailure('refused', releaseOf(remote), `it failed a moment ago (${breaker.openedBy})`);
    }
    try {
      const result = await use(this.thread(releaseOf(remote), remote));
      if (breaker.state === 'closed') breaker.succeeded();
      return result;
    } catch (failure) {
      if (failure instanceof RenderFailure) this.note(remote, health, failure, use);
      throw failure;
    }
  }

  private note(remote: LiveRemote, health: Health, { kind }: RenderFailure, use: Use<unknown>): void {
    if (this.isStopped || health.breaker.state !== 'closed') return;
    health.failedUse = use;
    health.breaker.failed(kind);
    if (health.breaker.openedBy) {
      this.options.log.warn({ remote: remote.name, version: remote.version, cause: kind }, 'release left alone');
    }
  }

  /** Where it is time, asks again in the background what failed: no visitor should wait to find out. */
  private probe(remote: LiveRemote, { breaker, failedUse }: Health): void {
    if (!breaker.beginProbe()) return;
    failedUse(this.thread(releaseOf(remote), remote)).then(
      () => breaker.succeeded(),
      (failure: unknown) => {
        const kind = failure instanceof RenderFailure ? failure.kind : 'crashed';
        // A release that throws answers, and harms nobody's page but that one.
        if (kind === 'threw') breaker.succeeded();
        else breaker.failed(kind);
      },
    );
  }

  private healthOf(remote: LiveRemote, use: Use<unknown>): Health {
    const key = releaseOf(remote);
    const found = this.health.get(key) ?? { breaker: new CircuitBreaker(this.options.now ?? Date.now), failedUse: use };
    this.health.set(key, found);
    return found;
  }

  private thread(key: string, remote: LiveRemote | null): RenderThread {
    const running = this.threads.get(key);
    if (running?.isUsable) return running;
    const { apiUrl, mediaOrigin, siteUrl, startWorker } = this.options;
    const bundle = remote && { name: remote.name, version: remote.version, serverBundle: remote.serverBundle };
    const thread = new RenderThread({ apiUrl, mediaOrigin, siteUrl, remote: bundle }, startWorker);
    this.threads.set(key, thread);
    return thread;
  }
}
