import path from 'node:path';
import { refuseBadRemote, refuseBadVersion } from '../names';

/** Folder of a remote in a store's folder. Throws for a name that would lead outside of it. */
export function remoteFolder(folder: string, remote: string): string {
  refuseBadRemote(remote);
  return path.join(folder, remote);
}

/** Folder of one release. Throws for a name that would lead outside of the store. */
export function releaseFolder(folder: string, remote: string, version: string): string {
  refuseBadVersion(remote, version);
  return path.join(remoteFolder(folder, remote), version);
}

/** Path of a remote's channel. */
export const channelFile = (folder: string, remote: string) => path.join(remoteFolder(folder, remote), 'channel.json');
