import { type Stats, statSync } from 'node:fs';
import { stat } from 'node:fs/promises';

/**
 * A text that changes when a file is replaced, changed or removed, or when its permissions change. It is synchronous,
 * because an asynchronous `stat` takes ten times as long. Use it only for the regular looks in the background.
 */
export function fileSignature(file: string): string {
  try {
    return signatureOf(statSync(file, { throwIfNoEntry: false }));
  } catch {
    return signatureOf(undefined);
  }
}

/** The same for answers to visitors, asynchronous so that a slow file system delays no other visitor. */
export const readSignature = (file: string): Promise<string> =>
  stat(file).then(signatureOf, () => signatureOf(undefined));

const signatureOf = (found: Stats | undefined): string =>
  found ? `${found.ino}:${found.size}:${found.mtimeMs}:${found.ctimeMs}` : 'missing';
