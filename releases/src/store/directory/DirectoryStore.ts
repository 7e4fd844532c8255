import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Channel, ReleaseManifest } from '@tramuntana/contracts';
import { exclusively } from 'shared-lock';
import type { AccessRecords } from '../../access/AccessRecords';
import type { AccessRecord } from '../../access/accessRecord';
import type { PolicyRecords } from '../../policies/policy';
import type { Uploads } from '../../upload/Uploads';
import { oldestFirst, type ReleaseStore, type RunningShell, runningShells } from '../ReleaseStore';
import { damageIn } from '../verifiedRelease';
import { accessFiles, replaceAccess } from './accessFiles';
import { readChannel, writeChannel } from './channelFile';
import { folderNames, releaseFolder, remoteFolder, syncFolder } from './folders';
import { readManifest, readManifests, replaceManifest, writeManifest } from './manifestFiles';
import { policyFiles } from './policyFiles';
import { readReports } from './servingReports';
import { uploadFolders } from './uploadFolders';

/**
 * A store in a folder: `<folder>/<remote>/<version>/` with a manifest, `<folder>/<remote>/channel.json`, and the reports of
 * running shells. A shell reads that folder itself.
 */
export class DirectoryStore implements ReleaseStore {
  readonly access: AccessRecords;
  readonly policies: PolicyRecords;
  readonly uploads: Uploads;

  constructor(readonly folder: string) {
    this.access = accessFiles(folder);
    this.policies = policyFiles(folder);
    this.uploads = uploadFolders(folder, this);
  }

  get place(): string {
    return this.folder;
  }

  async remotes(): Promise<string[]> {
    return (await folderNames(this.folder)).sort();
  }

  channel(remote: string): Promise<Channel | undefined> {
    return readChannel(this.folder, remote);
  }

  async replaceChannel(next: Channel, seen: Channel | undefined): Promise<boolean> {
    if (!isDeepStrictEqual(await this.channel(next.remote), seen)) return false;
    await writeChannel(this.folder, next);
    return true;
  }

  /** Replaces a channel unconditionally, for a copy of another store. The caller holds the remote's lock. */
  writeChannel(next: Channel): Promise<void> {
    return writeChannel(this.folder, next);
  }

  /** Replaces all identities, for a copy of another store. */
  replaceAccess(records: readonly AccessRecord[]): Promise<void> {
    return replaceAccess(this.folder, records);
  }

  async releases(remote: string) {
    const { releases, damaged } = await readManifests(this.folder, remote);
    return { releases: oldestFirst(releases), damaged };
  }

  manifest(remote: string, version: string): Promise<ReleaseManifest | undefined> {
    return readManifest(this.folder, remote, version);
  }

  file(remote: string, version: string, name: string): Promise<Buffer | undefined> {
    return readFile(path.join(this.releaseFolder(remote, version), name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
      throw error;
    });
  }

  async damageOf(manifest: ReleaseManifest): Promise<string[]> {
    return damageIn(this.releaseFolder(manifest.remote, manifest.version), manifest);
  }

  /** Absolute path of a release's folder. */
  releaseFolder(remote: string, version: string): string {
    return releaseFolder(this.folder, remote, version);
  }

  async stage(remote: string, version: string): Promise<string> {
    const parent = remoteFolder(this.folder, remote);
    await removeLeftovers(parent);
    const folder = temporaryFolder(parent, version);
    await mkdir(folder, { recursive: true });
    return folder;
  }

  async add(manifest: ReleaseManifest, folder: string): Promise<void> {
    const target = this.releaseFolder(manifest.remote, manifest.version);
    await writeManifest(folder, manifest);
    await syncFolder(folder);
    await rm(target, { recursive: true, force: true });
    await rename(folder, target);
    await syncFolder(path.dirname(target));
  }

  async replaceManifest(manifest: ReleaseManifest): Promise<void> {
    await replaceManifest(this.releaseFolder(manifest.remote, manifest.version), manifest);
  }

  /** The release is renamed first: a process that is killed here leaves no half release. */
  async remove(remote: string, version: string): Promise<void> {
    const parent = remoteFolder(this.folder, remote);
    await removeLeftovers(parent);
    const folder = temporaryFolder(parent, version);
    await rename(this.releaseFolder(remote, version), folder);
    await rm(folder, { recursive: true, force: true });
  }

  async shells(): Promise<RunningShell[]> {
    return runningShells(this.reports());
  }

  /** The reports of this folder's shells, including a shell that has just stopped. */
  reports() {
    return readReports(this.folder);
  }

  exclusively<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const file = name === 'paths' ? '.paths.lock' : path.join(name, '.remote.lock');
    return exclusively(path.join(this.folder, file), work);
  }

  async close(): Promise<void> {}
}

/** Prefix of folders that are being written or removed. No release and no remote has such a name. */
const TEMPORARY = '.publishing-';

/** On the same file system as the release, so that one rename is enough. */
const temporaryFolder = (remoteFolder: string, version: string) =>
  path.join(remoteFolder, `${TEMPORARY}${version}-${randomUUID()}`);

/** Removes the temporary folders of commands that were killed. The caller must hold the remote's lock. */
async function removeLeftovers(remoteFolder: string): Promise<void> {
  const names = await readdir(remoteFolder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const leftovers = names.filter((name) => name.startsWith(TEMPORARY));
  await Promise.all(leftovers.map((name) => rm(path.join(remoteFolder, name), { recursive: true, force: true })));
}
