import { open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { isPlainName, refuseBadRemote, refuseBadVersion } from '../names';

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

/** Plain names of the folders in a folder, without temporary folders; none if the folder is missing. */
export async function folderNames(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return entries.filter((entry) => entry.isDirectory() && isPlainName(entry.name)).map(({ name }) => name);
}

/** Makes renames in a folder durable, even if the power fails. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder; there the file system's journal makes renames durable.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
}
