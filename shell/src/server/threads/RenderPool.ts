import { LRUCache } from 'lru-cache';
import type { SitePage } from 'shared-contracts';
import type { PageRequest, RenderedPage } from '../../render-worker/protocol';
import type { LiveRemote } from '../registry/LiveRemote';
import { RenderFailure } from './RenderFailure';
import { RenderThread } from './RenderThread';

/** A release that stalled is left alone this long, in milliseconds: each try costs a visitor a second. */
const QUARANTINE = 10_000;
const SHELL = 'shell';

type Options = {
  workerFile: string;
  apiUrl: string;
  mediaOrigin: string;
  siteUrl: string;
  /** Threads kept at once; the least used release's gives way. */
  maxThreads: number;
};

const keyOf = ({ name, version }: LiveRemote) => `${name}@${version}`;

/** The render threads: one a release, started when a page asks for it, and one for the shell alone. */
export class RenderPool {
  private readonly threads: LRUCache<string, RenderThread>;
  private readonly quarantined = new Map<string, number>();

  constructor(private readonly options: Options) {
    this.threads = new LRUCache({ max: options.maxThreads, dispose: (thread) => thread.retire() });
  }

  /** Whether a release stalled a moment ago: nobody should be made to wait for it, nor load it in a browser. */
  isQuarantined(remote: LiveRemote): boolean {
    return (this.quarantined.get(keyOf(remote)) ?? 0) > Date.now();
  }

  /** Renders an address with a release, or with the shell alone (null). Rejects with a RenderFailure. */
  render(remote: LiveRemote | null, page: PageRequest): Promise<RenderedPage> {
    return this.within(remote, (thread) => thread.render(page));
  }

  /** A release's pages for the sitemap. Rejects with a RenderFailure. */
  listPages(remote: LiveRemote): Promise<SitePage[]> {
    return this.within(remote, (thread) => thread.listPages());
  }

  private async within<Result>(
    remote: LiveRemote | null,
    use: (thread: RenderThread) => Promise<Result>,
  ): Promise<Result> {
    const key = remote ? keyOf(remote) : SHELL;
    if (remote && this.isQuarantined(remote)) throw new RenderFailure('stalled', key, 'it stalled a moment ago');
    try {
      return await use(this.thread(key, remote));
    } catch (failure) {
      if (failure instanceof RenderFailure && failure.kind === 'stalled') {
        this.quarantined.set(key, Date.now() + QUARANTINE);
      }
      throw failure;
    }
  }

  /** Starts the threads that the next pages need and ends those of releases that are no longer live. */
  follow(remotes: readonly LiveRemote[]): void {
    const usable = remotes.filter((remote) => remote.status === 'available');
    const wanted = new Map(usable.map((remote) => [keyOf(remote), remote]));
    for (const key of this.threads.keys()) {
      if (key !== SHELL && !wanted.has(key)) this.threads.delete(key);
    }
    this.thread(SHELL, null);
    for (const [key, remote] of [...wanted].slice(0, this.options.maxThreads - 1)) this.thread(key, remote);
  }

  async stop(): Promise<void> {
    const threads = [...this.threads.values()];
    await Promise.all(threads.map((thread) => thread.stop()));
    this.threads.clear();
  }

  private thread(key: string, remote: LiveRemote | null): RenderThread {
    const running = this.threads.get(key);
    if (running?.usable) return running;
    const { workerFile, apiUrl, mediaOrigin, siteUrl } = this.options;
    const thread = new RenderThread({
      workerFile,
      apiUrl,
      mediaOrigin,
      siteUrl,
      remote: remote && { name: remote.name, version: remote.version, serverBundle: remote.serverBundle },
    });
    this.threads.set(key, thread);
    return thread;
  }
}
