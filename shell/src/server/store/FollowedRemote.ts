import { type Channel, isRetired } from '@tramuntana/contracts';
import { FollowedCanary } from './FollowedCanary';
import type { LiveRemote } from './LiveRemote';
import { fileSignature } from './releases/fileSignature';
import { releasesToTry } from './releases/releasesToTry';
import { usableRemote } from './releases/usableRemote';
import type { VerifiedReleases } from './releases/VerifiedReleases';

type Log = { warn(details: object, message: string): void };

type Options = {
  releases: VerifiedReleases;
  log: Log;
  /** A version that was in use before this server started. Called only if the channel cannot be read. */
  lastUsed: (name: string) => string | undefined;
  /** Prepares a release to take over from `former`, which renders pages until this settles. Never rejects. */
  prepare: (next: LiveRemote, former: LiveRemote) => Promise<void>;
  /** Called when the release in use, or its status, changes or ends. */
  adopted: () => void;
};

/**
 * Follows the live release of one remote. A release is checked and prepared before it takes over. If it is not usable, the
 * latest usable release stays. If there is none, the remote is unavailable at its former paths.
 */
export class FollowedRemote {
  private remote: LiveRemote | undefined;
  private channelSignature = 'missing';
  /** Why the channel could not be read the last time. */
  private channelProblem: string | undefined;
  private files = '';
  private running: Promise<void> | undefined;
  private waiting: Promise<void> | undefined;
  private readonly promoted = new Set<string>();
  /** The release that some visitors get in place of the one in use. */
  readonly canary: FollowedCanary;

  constructor(
    private readonly name: string,
    private readonly options: Options,
  ) {
    const { releases, log, prepare, adopted } = options;
    this.canary = new FollowedCanary({
      usable: (version) => usableRemote(releases, name, version),
      prepare,
      changed: adopted,
      warn: (details, message) => log.warn({ remote: name, ...details }, message),
    });
  }

  /** The release in use; undefined if the remote was never live, or is retired. */
  get current(): LiveRemote | undefined {
    return this.remote;
  }

  /** Whether a version is or was live, or a canary. Pages opened at that time may still be open. */
  wasLive(version: string): boolean {
    return this.promoted.has(version);
  }

  /**
   * Checks whether the channel changed, and with `thorough` whether any file of the release did. Settles when the result is
   * in use; never rejects. A thorough look waits for a running one, because that one may have read older files.
   */
  look(thorough: boolean): Promise<void> {
    if (!this.running) return this.start(thorough);
    if (!thorough) return this.running;
    this.waiting ??= this.running.then(() => {
      this.waiting = undefined;
      return this.start(true);
    });
    return this.waiting;
  }

  private start(thorough: boolean): Promise<void> {
    this.running = this.follow(thorough)
      .catch((error: unknown) =>
        this.options.log.warn({ remote: this.name, err: error }, 'remote cannot be followed now'),
      )
      .finally(() => {
        this.running = undefined;
      });
    return this.running;
  }

  private async follow(thorough: boolean): Promise<void> {
    const { releases } = this.options;
    const channelSignature = fileSignature(releases.channelFile(this.name));
    if (channelSignature === this.channelSignature) {
      if (!this.remote || !thorough) return;
      const isSame = (await releases.signature(this.name, this.remote.wanted)) === this.files;
      if (isSame && !this.hasProblem) return;
    }
    const channel = await this.readChannel();
    const versions = this.candidates(channel);
    // Before the warm-up, because another shell of this store may be faster. Its pages then ask this shell for files.
    for (const version of [...versions, ...formerVersions(channel)]) this.promoted.add(version);
    if (channel && isRetired(channel)) {
      this.retire();
      await this.canary.follow(undefined, undefined);
      this.channelSignature = channelSignature;
      return;
    }
    const wanted = versions[0] ?? 'none';
    const files = await releases.signature(this.name, wanted);
    const next = await this.firstGood(wanted, versions);
    await this.adopt(next);
    await this.canary.follow(channel, this.remote);
    this.channelSignature = channelSignature;
    this.files = files;
  }

  /**
   * Whether something could not be read or used. The cause can pass without a file changing, for example too many open
   * files.
   */
  private get hasProblem(): boolean {
    return Boolean(this.channelProblem ?? this.remote?.reason ?? this.canary.problem);
  }

  /**
   * An operator took the remote off the site, so no remote answers its paths. Its files stay, because open pages need them.
   */
  private retire(): void {
    if (!this.remote) return;
    this.remote = undefined;
    this.options.adopted();
  }

  private async readChannel(): Promise<Channel | undefined> {
    const former = this.channelProblem;
    try {
      const channel = await this.options.releases.channel(this.name);
      this.channelProblem = undefined;
      return channel;
    } catch (error) {
      this.channelProblem = String(error);
      if (this.channelProblem !== former) {
        this.options.log.warn({ remote: this.name, error: this.channelProblem }, 'channel cannot be read');
      }
      return undefined;
    }
  }

  /** If the channel cannot be read, the release in use stays, even after a restart. */
  private candidates(channel: Channel | undefined): string[] {
    if (channel) return releasesToTry(channel);
    const used = this.remote?.version ?? this.options.lastUsed(this.name);
    return used ? [used] : [];
  }

  private async firstGood(wanted: string, versions: string[]): Promise<LiveRemote> {
    const { releases } = this.options;
    const refusals: string[] = versions.length > 0 ? [] : ['its channel cannot be read'];
    let refused: Pick<LiveRemote, 'mounts' | 'forms' | 'nav'> | undefined;
    for (const version of versions) {
      try {
        const reason = refusals.length > 0 ? refusals.join('; ') : undefined;
        return { ...(await usableRemote(releases, this.name, version)), wanted, reason };
      } catch (error) {
        refusals.push(error instanceof Error ? error.message : String(error));
        refused ??= await releases.manifest(this.name, version).catch(() => undefined);
      }
    }
    const nothing = { entry: '', container: '', chunks: {}, serverBundle: '', files: {} };
    const { mounts, forms, nav } = refused ?? this.remote ?? (await releases.newestPaths(this.name));
    return {
      name: this.name,
      version: wanted,
      wanted,
      mounts,
      forms,
      nav,
      ...nothing,
      status: 'unavailable',
      reason: refusals.join('; '),
    };
  }

  private async adopt(next: LiveRemote): Promise<void> {
    const before = this.remote;
    const isSame = before?.version === next.version && before.status === next.status;
    // Prepare only if a former release can render pages meanwhile.
    if (!isSame && before?.status === 'available' && next.status === 'available') {
      await this.options.prepare(next, before);
    }
    this.remote = next;
    if (isSame && before.wanted === next.wanted && before.reason === next.reason) return;
    this.options.adopted();
  }
}

/** All versions that a channel has ever named as live or as a canary, in any order. */
function formerVersions(channel: Channel | undefined): string[] {
  const { history = [], canary } = channel ?? {};
  const live = history.flatMap(({ from, to }) => (from === null ? [to] : [from, to]));
  return [...live, ...[{ canary }, ...history].flatMap((named) => named.canary?.version ?? [])];
}
