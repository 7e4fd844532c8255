import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Channel, Registry } from 'shared-contracts';
import { fileSignature } from './fileSignature';
import type { LiveRemote } from './LiveRemote';
import type { ReleaseStore } from './releaseStore';

/** The live releases of one moment. `revision` changes with any of them. */
export type Snapshot = { revision: string; remotes: LiveRemote[] };

type Known = { channel: string; files: string; live: string; remote: LiveRemote };
type Log = { warn(details: object, message: string): void; info(details: object, message: string): void };

/** How old a look at every file may be, in milliseconds; the channels are looked at for every page. */
const THOROUGH_INTERVAL = 1000;

/**
 * What is live, read from the store: a promotion shows in the next page. A release that does not verify is refused and the
 * last good one stays; a remote without any is unavailable, and its paths stay known, so that they show the card.
 */
export class ReleaseRegistry {
  private readonly known = new Map<string, Known>();
  private running: Promise<Snapshot> | undefined;
  private snapshot: Snapshot | undefined;
  private lookedThoroughly = 0;
  private folder = '';
  private present: string[] = [];

  constructor(
    private readonly store: ReleaseStore,
    private readonly log: Log,
    /** Told of every new snapshot. */
    private readonly changed: (snapshot: Snapshot) => void = () => {},
  ) {}

  /** The present snapshot; `thorough` looks at every file of the live releases, not only at the channels. Never rejects after the first. */
  async current({ thorough = false } = {}): Promise<Snapshot> {
    if (thorough) {
      await this.running;
      this.lookedThoroughly = 0;
    }
    this.running ??= this.look().finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  private async look(): Promise<Snapshot> {
    const now = Date.now();
    const thorough = now - this.lookedThoroughly >= THOROUGH_INTERVAL;
    if (thorough) this.lookedThoroughly = now;
    const names = await this.remoteNames();
    const changes = await Promise.all(names.map((name) => this.refresh(name, thorough)));
    if (this.snapshot && !changes.some(Boolean)) return this.snapshot;
    this.snapshot = this.takeSnapshot();
    this.changed(this.snapshot);
    return this.snapshot;
  }

  /** Remotes of the store, and those that were there once: a remote that vanished is an outage of it, not a 404. */
  private async remoteNames(): Promise<string[]> {
    const folder = fileSignature(this.store.folder);
    if (folder !== this.folder) {
      const entries = await readdir(this.store.folder, { withFileTypes: true }).catch(() => []);
      this.present = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
      this.folder = folder;
    }
    return [...new Set([...this.present, ...this.known.keys()])].filter((name) => !name.startsWith('.')).sort();
  }

  /** Looks whether a remote changed, and takes the change over; true when the snapshot is no longer right. */
  private async refresh(name: string, thorough: boolean): Promise<boolean> {
    const before = this.known.get(name);
    const channel = fileSignature(this.store.channelFile(name));
    if (before && before.channel === channel) {
      if (!thorough) return false;
      if ((await this.store.signature(name, before.live)) === before.files) return false;
    }
    if (!before && channel === 'missing') return false;
    const after = await this.resolve(name, channel, before);
    if (!after) return false;
    this.known.set(name, after);
    const { status, version, reason } = after.remote;
    const changed = before?.remote.status !== status || before.remote.version !== version;
    if (changed) this.log[reason ? 'warn' : 'info']({ remote: name, version, status, reason }, 'release in use');
    return changed;
  }

  private async resolve(name: string, channelSignature: string, before: Known | undefined): Promise<Known | undefined> {
    let channel: Channel | undefined;
    try {
      channel = await this.store.channel(name);
    } catch (error) {
      if (!before) {
        this.log.warn({ remote: name, error: String(error) }, 'channel cannot be read; the remote is not known yet');
        return undefined;
      }
    }
    const live = channel?.live ?? before?.live ?? '';
    const files = await this.store.signature(name, live);
    const remote = await this.firstGood(name, candidates(live, channel), before);
    return { channel: channelSignature, files, live, remote };
  }

  /** The first release that verifies; else the remote as unavailable at the paths that it had. */
  private async firstGood(name: string, versions: string[], before: Known | undefined): Promise<LiveRemote> {
    const refusals: string[] = [];
    let mounts = before?.remote.mounts ?? [];
    for (const version of versions) {
      try {
        const { mounts, entry, container, chunks } = await this.store.verify(name, version);
        const serverBundle = path.join(this.store.releaseFolder(name, version), 'server.cjs');
        const reason = refusals.length > 0 ? refusals.join('; ') : undefined;
        return { name, version, mounts, entry, container, chunks, serverBundle, status: 'available', reason };
      } catch (error) {
        refusals.push(error instanceof Error ? error.message : String(error));
        mounts = await this.store.manifest(name, version).then(
          (manifest) => manifest.mounts,
          () => mounts,
        );
      }
    }
    const version = versions[0] ?? 'none';
    const nothing = { entry: '', container: '', chunks: {}, serverBundle: '' };
    return { name, version, mounts, ...nothing, status: 'unavailable', reason: refusals.join('; ') };
  }

  private takeSnapshot(): Snapshot {
    const remotes = [...this.known.values()].map(({ remote }) => remote).sort((a, b) => (a.name < b.name ? -1 : 1));
    const text = remotes.map(({ name, version, status }) => `${name}@${version}:${status}`).join(' ');
    return { revision: createHash('sha256').update(text).digest('hex').slice(0, 12), remotes };
  }
}

/** The channel's release first, then those that were live before it, newest first. */
function candidates(live: string, channel: Channel | undefined): string[] {
  const former = [...(channel?.history ?? [])].reverse().flatMap(({ to, from }) => [to, from]);
  return [...new Set([live, ...former])].filter((version): version is string => Boolean(version));
}

/** The snapshot as pages get it. `refuse` withholds releases that the server found to be harmful meanwhile. */
export function pageRegistry({ revision, remotes }: Snapshot, refuse: (remote: LiveRemote) => boolean): Registry {
  return {
    revision,
    remotes: remotes.map((remote) => ({
      name: remote.name,
      version: remote.version,
      mounts: remote.mounts,
      base: `/releases/${remote.name}/${remote.version}/`,
      entry: remote.entry,
      container: remote.container,
      status: refuse(remote) ? 'unavailable' : remote.status,
    })),
  };
}
