import type { SitePage } from '@tramuntana/contracts';
import { LRUCache } from 'lru-cache';
import type { EncodedPage, PageChunks, PageRequest, ThreadSettings, WarmUp } from '../../render-worker/protocol';
import type { SiteRegistry } from '../../shared/composition/page/pageState';
import { BACKGROUND_RENDER } from '../../shared/deadlines';
import type { ServerEvents } from '../figures/metrics';
import { type LiveRemote, releaseOf, serverBundleOf } from '../store/LiveRemote';
import { CircuitBreaker } from './CircuitBreaker';
import { ReleaseThreads } from './ReleaseThreads';
import { RenderFailure } from './RenderFailure';
import { RenderThread, type StartWorker } from './RenderThread';

/** How many releases the pool keeps the health of. */
const MAX_REMEMBERED = 500;
/** How many releases warm up at a time: each takes a thread's memory, and half a second of CPU. */
const MAX_WARM_UPS = 4;
const SHELL = 'shell';

type Log = { warn(details: object, message: string): void; info(details: object, message: string): void };

type Options = Pick<ThreadSettings, 'apiUrl' | 'mediaOrigin' | 'siteUrl'> & {
  startWorker: StartWorker;
  /** How many releases may have a thread at a time. The shell's own thread is not counted. */
  maxThreads: number;
  log: Log;
  /** Called after each render, whether it succeeded or failed, and for each start and loss of a thread. */
  events?: Pick<ServerEvents, 'rendered' | 'threadStarted' | 'threadLost'>;
  /** The clock, in milliseconds. */
  now?: () => number;
};

type Use<Result> = (thread: RenderThread) => Promise<Result>;

/** The health of a release, which outlives its thread. `failedUse` is the last request that failed; a probe repeats it. */
type Health = {
  breaker: CircuitBreaker;
  failedUse: Use<unknown>;
  /** The last failure that the breaker counted. */
  counted?: RenderFailure;
  warmUp?: WarmUpResult;
};

/**
 * Result of a release's warm-up; `failed` holds addresses. `rendered` and `failed` are undefined if the whole warm-up
 * failed.
 */
type WarmUpResult = { rendered?: number; failed?: ReadonlySet<string>; problem?: string };

/** The render threads: one for each release, started when a page needs it, and one for the shell alone. */
export class RenderPool {
  private readonly threads: ReleaseThreads;
  /** Renders the shell without a remote. It is never given up for a release. */
  private shell: RenderThread | undefined;
  private readonly health = new LRUCache<string, Health>({ max: MAX_REMEMBERED });
  private isStopped = false;
  private warmUps = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly options: Options) {
    this.threads = new ReleaseThreads({ max: options.maxThreads, now: options.now ?? (() => performance.now()) });
  }

  /** How many threads can render now, the shell's own included. */
  get threadCount(): number {
    return this.threads.count + (this.shell?.isUsable ? 1 : 0);
  }

  /** Whether a release recently got stuck. No browser should load it, because it would block the whole page there. */
  isWithheld(remote: LiveRemote): boolean {
    return this.health.get(releaseOf(remote))?.breaker.openedBy === 'stuck';
  }

  /** Why a release is not rendered now, or the problem of its warm-up; undefined if there is none. */
  problemOf(remote: LiveRemote): string | undefined {
    const health = this.health.get(releaseOf(remote));
    const cause = health?.breaker.openedBy;
    return cause ? `the server cannot render it (${cause})` : health?.warmUp?.problem;
  }

  /** How many routes of a release its warm-up rendered; undefined if it has not ended, or failed as a whole. */
  renderedOf(remote: LiveRemote): number | undefined {
    return this.health.get(releaseOf(remote))?.warmUp?.rendered;
  }

  /**
   * Renders a page with a release, or with the shell alone (null). `timeout` is in milliseconds. Rejects with a
   * RenderFailure.
   */
  render(remote: LiveRemote | null, page: PageRequest, timeout: number): Promise<EncodedPage> {
    const start = performance.now();
    const rendering = remote
      ? this.within(remote, (thread) => thread.render(page, timeout))
      : this.shellThread().render(page, timeout);
    const ended = (hasFailed: boolean) =>
      this.options.events?.rendered(remote?.name, (performance.now() - start) / 1000, hasFailed);
    rendering.then(
      () => ended(false),
      () => ended(true),
    );
    return rendering;
  }

  /**
   * Gives a form to the route that it was posted to; `timeout` in milliseconds. Rejects with a RenderFailure. The circuit
   * breaker does not count the failure, because its probe would repeat the request and send the form twice.
   */
  submit(remote: LiveRemote | null, page: PageRequest, timeout: number): Promise<EncodedPage> {
    if (!remote) return this.shellThread().render(page, timeout);
    const release = releaseOf(remote);
    const cause = this.health.get(release)?.breaker.openedBy;
    if (cause) return Promise.reject(new RenderFailure('refused', release, `it failed a moment ago (${cause})`));
    return this.thread(remote).render(page, timeout);
  }

  /** Lists a release's pages for the sitemap. `timeout` in milliseconds. Rejects with a RenderFailure. */
  listPages(remote: LiveRemote, timeout: number): Promise<SitePage[]> {
    return this.within(remote, (thread) => thread.listPages(timeout));
  }

  /**
   * Starts a release's thread and renders one page of each route before the swap. Resolves to the chunks of its pages, or
   * none if they are not known. Never rejects; failures are logged. A failure becomes the release's problem if the route did
   * not fail in `former`, or if no route rendered. `promote` rolls back a release that has a problem.
   */
  async warmUp(remote: LiveRemote, registry: SiteRegistry, former?: LiveRemote): Promise<PageChunks> {
    if (this.warmUps === MAX_WARM_UPS) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.warmUps += 1;
    try {
      return await this.warmUpNow(remote, registry, former);
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.warmUps -= 1;
    }
  }

  private async warmUpNow(remote: LiveRemote, registry: SiteRegistry, former?: LiveRemote): Promise<PageChunks> {
    const { log } = this.options;
    const release = { remote: remote.name, version: remote.version };
    const use: Use<WarmUp> = (thread) => thread.warmUp(registry, BACKGROUND_RENDER);
    const health = this.healthOf(remote, use);
    health.warmUp = undefined;
    try {
      const { rendered, failures, chunks } = await this.within(remote, use);
      for (const { address, message } of failures)
        log.warn({ ...release, address, message }, 'a page of a new release failed');
      const hadFailed = former && this.health.get(releaseOf(former))?.warmUp;
      const isNew = (address: string) =>
        !hadFailed || (hadFailed.failed !== undefined && !hadFailed.failed.has(address));
      const worst = failures.find(({ address }) => rendered.length === 0 || isNew(address));
      health.warmUp = {
        rendered: rendered.length,
        failed: new Set(failures.map(({ address }) => address)),
        problem: worst && `its page ${worst.address} failed: ${worst.message}`,
      };
      log.info({ ...release, pages: rendered.length }, 'release warmed up');
      return chunks;
    } catch (error) {
      if (this.isStopped) return {};
      health.warmUp = { problem: error instanceof Error ? error.message : String(error) };
      log.warn({ ...release, err: error }, 'a new release could not be warmed up');
      return {};
    }
  }

  /** Ends the threads of releases that are no longer live, and forgets their health unless their circuit is open. */
  follow(remotes: readonly LiveRemote[]): void {
    const live = new Set(remotes.filter(({ status }) => status === 'available').map(releaseOf));
    this.threads.keepOnly(live);
    for (const [key, { breaker }] of this.health) {
      if (!live.has(key) && breaker.state === 'closed') this.health.delete(key);
    }
  }

  /** Starts the shell's own thread before the first page needs it. */
  open(): void {
    this.shellThread();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await Promise.all([this.shell?.stop(), this.threads.stop()]);
  }

  private async within<Result>(remote: LiveRemote, use: Use<Result>): Promise<Result> {
    const health = this.healthOf(remote, use);
    const { breaker } = health;
    if (breaker.state !== 'closed') {
      this.probe(remote, health);
      throw new RenderFailure('refused', releaseOf(remote), `it failed a moment ago (${breaker.openedBy})`);
    }
    try {
      const result = await use(this.thread(remote));
      if (breaker.state === 'closed') breaker.succeeded();
      return result;
    } catch (failure) {
      if (failure instanceof RenderFailure) this.note(remote, health, failure, use);
      throw failure;
    }
  }

  private note(remote: LiveRemote, health: Health, failure: RenderFailure, use: Use<unknown>): void {
    if (this.isStopped || health.breaker.state !== 'closed') return;
    // A thread that ends fails all its open requests with the same failure, which counts once.
    if (failure === health.counted) return;
    const { kind } = failure;
    health.counted = failure;
    health.failedUse = use;
    health.breaker.failed(kind);
    if (health.breaker.openedBy) {
      this.options.log.warn({ remote: remote.name, version: remote.version, cause: kind }, 'release left alone');
    }
  }

  /** Handles the loss of a thread. If open requests fail with it, they report the failure; otherwise this does. */
  private lost(remote: LiveRemote | null, failure: RenderFailure, failsRequests: boolean): void {
    this.options.events?.threadLost(remote?.name);
    if (failsRequests) return;
    const release = remote ? { remote: remote.name, version: remote.version } : { remote: SHELL };
    this.options.log.warn({ ...release, err: failure }, 'a render thread ended while no page was open');
    const health = remote && this.health.get(releaseOf(remote));
    if (health) this.note(remote, health, failure, health.failedUse);
  }

  /** Repeats the failed request in the background once the pause is over, so that no visitor waits for it. */
  private probe(remote: LiveRemote, { breaker, failedUse }: Health): void {
    if (!breaker.beginProbe()) return;
    // The promise starts the thread, so that a failed start counts as a failed probe.
    Promise.resolve()
      .then(() => failedUse(this.thread(remote)))
      .then(
        () => breaker.succeeded(),
        (failure: unknown) => {
          const kind = failure instanceof RenderFailure ? failure.kind : 'crashed';
          // A release that throws has answered, and only that one page fails.
          if (kind === 'threw') breaker.succeeded();
          else breaker.failed(kind);
        },
      );
  }

  private healthOf(remote: LiveRemote, use: Use<unknown>): Health {
    const key = releaseOf(remote);
    const found = this.health.get(key) ?? {
      breaker: new CircuitBreaker(this.options.now ?? (() => performance.now())),
      failedUse: use,
    };
    this.health.set(key, found);
    return found;
  }

  private thread(remote: LiveRemote): RenderThread {
    return this.threads.get(releaseOf(remote), () => this.start(remote));
  }

  private shellThread(): RenderThread {
    if (!this.shell?.isUsable) this.shell = this.start(null);
    return this.shell;
  }

  private start(remote: LiveRemote | null): RenderThread {
    const { apiUrl, mediaOrigin, siteUrl, startWorker } = this.options;
    const release = remote && { name: remote.name, version: remote.version, serverBundle: serverBundleOf(remote) };
    const settings = { apiUrl, mediaOrigin, siteUrl, remote: release };
    const thread = new RenderThread(settings, startWorker, (failure, failsRequests) =>
      this.lost(remote, failure, failsRequests),
    );
    this.options.events?.threadStarted(remote?.name);
    return thread;
  }
}
