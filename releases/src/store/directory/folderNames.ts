import { readdir } from 'node:fs/promises';
import { isPlainName } from '../names';

/** Plain names of the folders in a folder, without temporary folders; none if the folder is missing. */
export async function folderNames(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return entries.filter((entry) => entry.isDirectory() && isPlainName(entry.name)).map(({ name }) => name);
}
