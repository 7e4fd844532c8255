import { createHash } from 'node:crypto';
import { open, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseFile } from '@tramuntana/contracts';

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

/** A file is read in pieces of so many bytes. */
const PIECE = 256 * 1024;

/** Size and hash of a file. It is read piece by piece into one buffer, so a large file takes no more memory. */
export async function describeFile(file: string): Promise<ReleaseFile> {
  await using handle = await open(file);
  const hash = createHash('sha384');
  const piece = Buffer.allocUnsafeSlow(PIECE);
  let bytes = 0;
  for (;;) {
    const { bytesRead } = await handle.read(piece, 0, PIECE);
    if (bytesRead === 0) break;
    hash.update(piece.subarray(0, bytesRead));
    bytes += bytesRead;
  }
  return { bytes, integrity: `sha384-${hash.digest('base64')}` };
}

/** Size and hash of each of the files, by path. */
export async function describeFiles(folder: string, files: string[]): Promise<Record<string, ReleaseFile>> {
  const described: [string, ReleaseFile][] = [];
  for (const file of files) described.push([file, await describeFile(path.join(folder, file))]);
  return Object.fromEntries(described);
}
