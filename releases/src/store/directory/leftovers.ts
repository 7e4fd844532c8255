import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/** Prefix of folders that are being written or removed. No release and no remote has such a name. */
export const TEMPORARY = '.publishing-';

/** Removes the temporary folders of commands that were killed. The caller must hold the remote's lock. */
export async function removeLeftovers(remoteFolder: string): Promise<void> {
  const names = await readdir(remoteFolder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const leftovers = names.filter((name) => name.startsWith(TEMPORARY));
  await Promise.all(leftovers.map((name) => rm(path.join(remoteFolder, name), { recursive: true, force: true })));
}
