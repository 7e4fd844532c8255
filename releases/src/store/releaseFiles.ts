import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseFile } from 'shared-contracts';

/**
 * Files below a folder, sorted: paths with slashes, relative to it. Throws for anything but files and folders, because a
 * symbolic link could lead outside of the release.
 */
export async function listFiles(folder: string, relative = ''): Promise<string[]> {
  const entries = await readdir(path.join(folder, relative), { withFileTypes: true });
  const nested = await Promise.all(
    entries.map((entry) => {
      const name = path.posix.join(relative, entry.name);
      if (entry.isDirectory()) return listFiles(folder, name);
      if (entry.isFile()) return [name];
      throw new Error(`${path.join(folder, name)} is neither a file nor a folder; a release holds nothing else`);
    }),
  );
  return nested.flat().sort();
}

/** Hash of a file's content, as in Subresource Integrity. */
export const integrityOf = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Size and hash of a file's content. */
const describeContent = (content: Buffer): ReleaseFile => ({
  bytes: content.byteLength,
  integrity: integrityOf(content),
});

/** Size and hash of each of the files, by path. */
export async function describeFiles(folder: string, files: string[]): Promise<Record<string, ReleaseFile>> {
  const described: [string, ReleaseFile][] = [];
  for (const file of files) described.push([file, describeContent(await readFile(path.join(folder, file)))]);
  return Object.fromEntries(described);
}
