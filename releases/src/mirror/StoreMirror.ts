import { isDeepStrictEqual } from 'node:util';
import type { Channel, ReleaseManifest } from '@tramuntana/contracts';
import { type PublicKey, signatureProblem } from '@tramuntana/contracts/signature';
import { stateOf } from '../history/releaseState';
import { ReleaseRefused } from '../refusal';
import type { DirectoryStore } from '../store/directory/DirectoryStore';
import type { ReleaseStore } from '../store/ReleaseStore';
import { storeProblem } from '../store/storeProblem';
import { copyRelease } from './copyRelease';

type Options = {
  from: ReleaseStore;
  to: DirectoryStore;
  /** A release is copied only if one of these keys signed it; without any, each is. */
  keys?: readonly PublicKey[] | undefined;
  print: (line: string) => void;
};

/**
 * Copies another store to a folder, so that this machine's shell serves from its own copy. It copies a channel only after
 * the releases that the channel needs. Identities come first, so that no release delays a revocation. While the store cannot be reached, it removes nothing.
 */
export class StoreMirror {
  private readonly printed = new Set<string>();
  private readonly verified = new Set<string>();
  /** Releases without a signature that they need, as the last copy found them. */
  private unsigned: string[] = [];

  constructor(private readonly options: Options) {}

  /**
   * Copies all changes. Resolves to false if another try may copy more: a release without a signature needs a change of the
   * store first. Prints each problem once, until it is over.
   */
  async copy(): Promise<boolean> {
    const problems: string[] = [];
    this.unsigned = [];
    try {
      await this.copyAccess().catch((error: unknown) => this.note(error, problems));
      for (const remote of await this.options.from.remotes()) {
        await this.copyRemote(remote, problems).catch((error: unknown) => this.note(error, problems));
      }
    } catch (error) {
      problems.push(this.describe(error));
    }
    this.announce([...problems, ...this.unsigned]);
    return problems.length === 0;
  }

  private note(error: unknown, problems: string[]): void {
    // Each further remote would wait for the same timeout.
    if (this.isOfStore(error)) throw error;
    problems.push(this.describe(error));
  }

  /** Copies the tokens, with which a browser signs in to `/equipos`. Only their hashes are in the store. */
  private async copyAccess(): Promise<void> {
    const { from, to } = this.options;
    const all = await from.access.all();
    await to.replaceAccess(all.flatMap(({ record }) => (record.kind === 'token' ? [record] : [])));
  }

  private async copyRemote(remote: string, problems: string[]): Promise<void> {
    const { from, to } = this.options;
    const channel = await from.channel(remote);
    const { releases, damaged } = await from.releases(remote);
    problems.push(...damaged.map(({ reason }) => reason));
    const first = releases.filter(({ version }) => isNeeded(version, channel));
    const others = releases.filter((release) => !first.includes(release));
    await to.exclusively(remote, async () => {
      const missing = await this.copyReleases(first, problems);
      // A channel whose live release is missing here would make the remote's pages unavailable.
      if (channel && !missing.includes(channel.live)) await this.copyChannel(channel);
      await this.copyReleases(others.toReversed(), problems);
      if (damaged.length === 0) await this.removeOthers(remote, channel, releases);
    });
  }

  /** Copies releases that are missing or damaged here. Returns the versions that could not be copied. */
  private async copyReleases(manifests: readonly ReleaseManifest[], problems: string[]): Promise<string[]> {
    const { from, to, keys = [] } = this.options;
    const missing: string[] = [];
    for (const manifest of manifests) {
      const { remote, version } = manifest;
      const reason = signatureProblem(manifest, keys);
      if (reason !== undefined) {
        this.unsigned.push(`${remote}: ${version} is not copied: ${reason}; publish it again from its source`);
        missing.push(version);
        continue;
      }
      if (await this.isHere(manifest)) continue;
      try {
        await copyRelease(from, to, manifest);
        this.verified.add(`${remote} ${version}`);
      } catch (error) {
        if (!(error instanceof ReleaseRefused)) throw error;
        problems.push(error.message);
        missing.push(version);
      }
    }
    return missing;
  }

  /** Whether a verified copy of a release is here. Each copy is verified once in the life of this process. */
  private async isHere(manifest: ReleaseManifest): Promise<boolean> {
    const { to } = this.options;
    const { remote, version } = manifest;
    const copied = await to.manifest(remote, version).catch(() => undefined);
    if (!isDeepStrictEqual(copied, manifest)) return false;
    const release = `${remote} ${version}`;
    if (!this.verified.has(release) && (await to.damageOf(manifest)).length > 0) return false;
    this.verified.add(release);
    return true;
  }

  private async copyChannel(channel: Channel): Promise<void> {
    const { to } = this.options;
    // A copy that cannot be read is replaced as well.
    const copied = await to.channel(channel.remote).catch(() => undefined);
    if (!isDeepStrictEqual(copied, channel)) await to.writeChannel(channel);
  }

  /** Removes copies of releases that were pruned. Releases that the channel needs stay, whatever the store says. */
  private async removeOthers(
    remote: string,
    channel: Channel | undefined,
    releases: readonly ReleaseManifest[],
  ): Promise<void> {
    const { to } = this.options;
    for (const { version } of (await to.releases(remote)).releases) {
      if (isNeeded(version, channel) || releases.some((release) => release.version === version)) continue;
      await to.remove(remote, version);
    }
  }

  /** Whether the whole copied store cannot be used, as opposed to one of its remotes or to this copy. */
  private isOfStore(error: unknown): boolean {
    return storeProblem(error, this.options.from.place) !== undefined && !this.isOfCopy(error);
  }

  private isOfCopy(error: unknown): boolean {
    return ((error as NodeJS.ErrnoException).path ?? '').startsWith(this.options.to.folder);
  }

  private describe(error: unknown): string {
    const { from, to } = this.options;
    const problem = storeProblem(error, this.isOfCopy(error) ? to.place : from.place);
    return problem ?? (error instanceof Error ? error.message : String(error));
  }

  private announce(problems: readonly string[]): void {
    for (const problem of problems) {
      if (!this.printed.has(problem)) this.options.print(`releases are not followed: ${problem}`);
    }
    if (problems.length === 0 && this.printed.size > 0) this.options.print('releases are followed again');
    this.printed.clear();
    for (const problem of problems) this.printed.add(problem);
  }
}

/** Whether the shell may start this release at any moment. Only open pages need the other releases. */
const isNeeded = (version: string, channel: Channel | undefined): boolean =>
  ['live', 'last good', 'canary', 'retired'].includes(stateOf(version, channel));
