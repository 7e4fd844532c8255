import { FollowedRemote } from './FollowedRemote';
import { fileSignature } from './fileSignature';
import { type LiveRemote, releaseOf } from './LiveRemote';
import { type Snapshot, snapshotOf } from './Snapshot';
import type { VerifiedReleases } from './VerifiedReleases';

type Log = { warn(details: object, message: string): void; info(details: object, message: string): void };

type Options = {
  releases: VerifiedReleases;
  log: Log;
  /** A version of a remote that was in use before this server started, where one is known. */
  lastUsed?: (name: string) => string | undefined;
  /** Makes a release ready to take over from another, with the snapshot that it will be part of. Never rejects. */
  prepare?: (next: LiveRemote, former: LiveRemote, snapshot: Snapshot) => Promise<void>;
  /** Told of every new snapshot. */
  changed?: (snapshot: Snapshot) => void;
};

/** How often the channels are looked at, in milliseconds. */
const LOOK_INTERVAL = 200;
/** Of so many looks one is thorough for a given remote: each remote's files are compared once a second. */
const THOROUGH_EVERY = 5;

/**
 * What is live, followed in the background: nothing that a visitor asks for waits for the store. Each remote is followed
 * on its own, so that one that takes long to verify or to start holds up no other.
 */
export class ReleaseRegistry {
  private readonly followed = new Map<string, FollowedRemote>();
  private readonly announced = new Map<string, string>();
  private snapshot: Snapshot = snapshotOf([]);
  private folderSignature = '';
  private looks = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: Options) {}

  /** The releases in use now. */
  current(): Snapshot {
    return this.snapshot;
  }

  /** Reads the store and follows it from then on. Settles when every remote that can be used is. */
  async open(): Promise<void> {
    await this.look();
    this.timer = setInterval(() => void this.lookAround(), LOOK_INTERVAL);
    this.timer.unref();
  }

  close(): void {
    clearInterval(this.timer);
  }

  /** Looks at every remote's channel now; `thorough` also at every file of the releases in use. Never rejects. */
  async look({ thorough = false } = {}): Promise<void> {
    await this.findRemotes();
    await Promise.all([...this.followed.values()].map((remote) => remote.look(thorough)));
  }

  private async lookAround(): Promise<void> {
    this.looks += 1;
    await this.findRemotes();
    // By turns, so that many remotes do not make for one long pause.
    const looks = [...this.followed.values()].map((remote, index) =>
      remote.look(index % THOROUGH_EVERY === this.looks % THOROUGH_EVERY),
    );
    await Promise.all(looks);
  }

  /** Remotes of the store, and those that were there once: a remote that vanished is an outage of it, not a 404. */
  private async findRemotes(): Promise<void> {
    const { releases, log, lastUsed = () => undefined, prepare = async () => {} } = this.options;
    const signature = fileSignature(releases.folder);
    if (signature === this.folderSignature) return;
    this.folderSignature = signature;
    for (const name of await releases.remotes()) {
      if (this.followed.has(name)) continue;
      const remote = new FollowedRemote(name, {
        releases,
        log,
        lastUsed,
        prepare: (next, former) => prepare(next, former, this.with(next)),
        adopted: () => this.adopt(remote.current),
      });
      this.followed.set(name, remote);
    }
  }

  private with(next: LiveRemote): Snapshot {
    return snapshotOf([...this.snapshot.remotes.filter(({ name }) => name !== next.name), next]);
  }

  private adopt(remote: LiveRemote | undefined): void {
    if (!remote) return;
    this.snapshot = this.with(remote);
    const { name, version, status, reason } = remote;
    const announced = `${releaseOf(remote)} ${status} ${reason}`;
    if (this.announced.get(name) !== announced) {
      this.announced.set(name, announced);
      this.options.log[reason ? 'warn' : 'info']({ remote: name, version, status, reason }, 'release in use');
    }
    this.options.changed?.(this.snapshot);
  }
}
