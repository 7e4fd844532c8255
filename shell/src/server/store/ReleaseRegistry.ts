import { LRUCache } from 'lru-cache';
import type { Canary } from './Canary';
import type { UnusableCanary } from './FollowedCanary';
import { FollowedRemote } from './FollowedRemote';
import { type LiveRemote, releaseOf } from './LiveRemote';
import { fileSignature } from './releases/fileSignature';
import type { VerifiedReleases } from './releases/VerifiedReleases';
import { type Snapshot, snapshotOf, withRelease } from './Snapshot';
import { lastUsedVersion } from './servingReports';

type Log = { warn(details: object, message: string): void; info(details: object, message: string): void };

type Options = { releases: VerifiedReleases; log: Log };

/** What the rooms above do when other releases are live. */
export type RegistryListener = {
  /** Prepares a release to take over from `former`; `snapshot` is the one after the swap. Never rejects. */
  prepare(next: LiveRemote, former: LiveRemote, snapshot: Snapshot): Promise<void>;
  /** Called with every new snapshot. */
  changed(snapshot: Snapshot): void;
};

/** How many version sets with canaries are kept. */
const MAX_SETS = 100;
/** How often the channels are read, in milliseconds. */
const POLL_INTERVAL = 200;
/** Every fifth look at a remote is thorough, so its files are compared once a second. */
const THOROUGH_EVERY = 5;

/**
 * Follows the live releases in the background, so that no visitor waits for the store. Remotes are followed independently,
 * so that one slow release delays no other.
 */
export class ReleaseRegistry {
  private readonly followed = new Map<string, FollowedRemote>();
  private readonly announced = new Map<string, string>();
  private snapshot: Snapshot = snapshotOf([]);
  /**
   * Version sets of the current snapshot, by their canaries. Limited, because an operator may run a canary of each remote.
   */
  private readonly sets = new LRUCache<string, Snapshot>({ max: MAX_SETS });
  private folderSignature = '';
  private polls = 0;
  private timer: NodeJS.Timeout | undefined;
  private listener: RegistryListener = { prepare: async () => {}, changed: () => {} };

  constructor(private readonly options: Options) {}

  /** Sets who prepares releases and hears of changes. Call it before the first look. */
  listen(listener: RegistryListener): void {
    this.listener = listener;
  }

  /** The releases in use now. */
  current(): Snapshot {
    return this.snapshot;
  }

  /** Whether the store has a remote of that name, live or not. */
  isRemote(name: string): boolean {
    return this.followed.has(name);
  }

  /** The canary of a remote; undefined if none runs. */
  canaryOf(name: string): Canary | undefined {
    return this.followed.get(name)?.canary.current;
  }

  /** The releases that threads are kept for: the live ones and the canaries. */
  inUse(): LiveRemote[] {
    return [...this.snapshot.remotes, ...this.canaries().map(({ remote }) => remote)];
  }

  /** The version set of visitors who get these canaries. */
  withCanaries(canaries: readonly Canary[]): Snapshot {
    const key = canaries.map(({ remote }) => releaseOf(remote)).join(' ');
    const found = this.sets.get(key) ?? canaries.reduce((set, { remote }) => withRelease(set, remote), this.snapshot);
    this.sets.set(key, found);
    return found;
  }

  /** The canaries that run. */
  canaries(): Canary[] {
    return [...this.followed.values()].flatMap(({ canary }) => canary.current ?? []);
  }

  /** The canary that a remote's channel names, and why it cannot be used; undefined if it can. */
  canaryProblemOf(name: string): UnusableCanary | undefined {
    return this.followed.get(name)?.canary.problem;
  }

  /** Gives all visitors the live release from the next request on, even if the store cannot be written. */
  halt(canary: Canary): void {
    this.followed.get(canary.remote.name)?.canary.halt(canary);
  }

  /** Whether the store still names the canary of a remote that was halted here. */
  isHaltPending(name: string): boolean {
    return this.followed.get(name)?.canary.isHaltPending ?? false;
  }

  /**
   * Whether browsers may load a release's files: only if it is or was live, or a canary. A release that is only published
   * stays private, even if its version is guessed.
   */
  isServed(remote: string, version: string): boolean {
    return this.followed.get(remote)?.wasLive(version) ?? false;
  }

  /** Reads the store and follows it from then on. Settles when every usable remote is in use. */
  async open(): Promise<void> {
    await this.look();
    this.timer = setInterval(() => void this.poll(), POLL_INTERVAL);
    this.timer.unref();
  }

  close(): void {
    clearInterval(this.timer);
  }

  /** Looks at every remote's channel now, and with `thorough` at every file of the releases in use. Never rejects. */
  async look({ thorough = false } = {}): Promise<void> {
    await this.findRemotes();
    await Promise.all([...this.followed.values()].map((remote) => remote.look(thorough)));
  }

  private async poll(): Promise<void> {
    this.polls += 1;
    await this.findRemotes();
    // Remotes take turns, so that many thorough looks do not block the event loop at once.
    const looks = [...this.followed.values()].map((remote, index) =>
      remote.look(index % THOROUGH_EVERY === this.polls % THOROUGH_EVERY),
    );
    await Promise.all(looks);
  }

  /** Adds new remotes of the store. A remote that vanishes stays: its pages are unavailable, not 404. */
  private async findRemotes(): Promise<void> {
    const { releases, log } = this.options;
    const signature = fileSignature(releases.folder);
    if (signature === this.folderSignature) return;
    this.folderSignature = signature;
    for (const name of await releases.remotes()) {
      if (this.followed.has(name)) continue;
      const remote = new FollowedRemote(name, {
        releases,
        log,
        lastUsed: (remote) => lastUsedVersion(releases.folder, remote),
        prepare: (next, former) => this.listener.prepare(next, former, this.with(next)),
        adopted: () => this.adopt(name, remote.current),
      });
      this.followed.set(name, remote);
    }
  }

  private with(next: LiveRemote): Snapshot {
    return snapshotOf([...this.without(next.name), next], this.undecided());
  }

  private undecided(): string[] {
    return this.canaries().map(({ remote }) => remote.name);
  }

  private without(name: string): LiveRemote[] {
    return this.snapshot.remotes.filter((remote) => remote.name !== name);
  }

  /** Puts a remote's release into the snapshot, or leaves the remote out if it has none. */
  private adopt(name: string, remote: LiveRemote | undefined): void {
    this.snapshot = remote ? this.with(remote) : snapshotOf(this.without(name), this.undecided());
    this.sets.clear();
    this.announce(name, remote);
    this.listener.changed(this.snapshot);
  }

  private announce(name: string, remote: LiveRemote | undefined): void {
    const announced = remote ? `${releaseOf(remote)} ${remote.status} ${remote.reason}` : 'retired';
    if (this.announced.get(name) === announced) return;
    this.announced.set(name, announced);
    const { log } = this.options;
    if (remote) {
      const { version, status, reason } = remote;
      log[reason ? 'warn' : 'info']({ remote: name, version, status, reason }, 'release in use');
    } else {
      log.info({ remote: name }, 'remote retired');
    }
  }
}
