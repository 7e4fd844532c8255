import { type Stats, statSync } from 'node:fs';
import { stat } from 'node:fs/promises';

/**
 * A text that changes when a file is replaced, changed or removed, or its permissions are. The call is synchronous, because handing a `stat` to
 * another thread and back takes ten times as long: it is for the regular looks in the background.
 */
export function fileSignature(file: string): string {
  try {
    return signatureOf(statSync(file, { throwIfNoEntry: false }));
  } catch {
    return signatureOf(undefined);
  }
}

/** The same for answers to visitors: a slow file system keeps nobody else waiting. */
export const readSignature = (file: string): Promise<string> =>
  stat(file).then(signatureOf, () => signatureOf(undefined));

const signatureOf = (found: Stats | undefined): string =>
  found ? `${found.ino}:${found.size}:${found.mtimeMs}:${found.ctimeMs}` : 'missing';
