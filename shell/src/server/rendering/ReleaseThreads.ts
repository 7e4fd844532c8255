import type { RenderThread } from './RenderThread';

/** After this time a use counts half, in milliseconds. */
const HALF_LIFE = 60_000;

type Uses = { count: number; at: number };

type Options = {
  /** The most threads at a time. */
  max: number;
  /** The clock, in milliseconds. */
  now: () => number;
};

/**
 * The threads of releases. If there is one too many, the release with the fewest recent uses loses its thread. So the pages
 * that most visitors ask for keep theirs, and rare ones take turns.
 */
export class ReleaseThreads {
  private readonly threads = new Map<string, RenderThread>();
  /** Uses of each release, also of one without a thread: it may become one that is often asked for. */
  private readonly uses = new Map<string, Uses>();

  constructor(private readonly options: Options) {}

  /** How many threads can render now. */
  get count(): number {
    return [...this.threads.values()].filter(({ isUsable }) => isUsable).length;
  }

  /** The thread of a release, started with `start` if there is none that can be used. */
  get(release: string, start: () => RenderThread): RenderThread {
    this.uses.set(release, { count: this.recentUses(release) + 1, at: this.options.now() });
    const running = this.threads.get(release);
    if (running?.isUsable) return running;
    const thread = start();
    this.threads.set(release, thread);
    if (this.threads.size > this.options.max) this.endRarest(release);
    return thread;
  }

  /** Ends the threads of all releases but these, once their open requests are answered. */
  keepOnly(releases: ReadonlySet<string>): void {
    for (const release of [...this.uses.keys()]) {
      if (releases.has(release)) continue;
      this.end(release);
      this.uses.delete(release);
    }
  }

  /** Ends all threads now. Open requests fail. */
  async stop(): Promise<void> {
    await Promise.all([...this.threads.values()].map((thread) => thread.stop()));
    this.threads.clear();
  }

  private endRarest(added: string): void {
    const others = [...this.threads.keys()].filter((release) => release !== added);
    const rarest = others.reduce((rare, other) => (this.recentUses(other) < this.recentUses(rare) ? other : rare));
    this.end(rarest);
  }

  private end(release: string): void {
    this.threads.get(release)?.retire();
    this.threads.delete(release);
  }

  private recentUses(release: string): number {
    const { count, at } = this.uses.get(release) ?? { count: 0, at: 0 };
    return count * 0.5 ** ((this.options.now() - at) / HALF_LIFE);
  }
}
