import { type Stats, statSync } from 'node:fs';
import { stat } from 'node:fs/promises';

const MISSING = 'missing';
const signature = ({ ino, size, mtimeMs }: Stats) => `${ino}:${size}:${mtimeMs}`;

/** Tells whether a file is still the one that was looked at: a replaced, changed or missing file has another signature. */
export async function fileSignature(file: string): Promise<string> {
  return stat(file).then(signature, () => MISSING);
}

/**
 * The same, at once: for the few files that are looked at for every page, where handing each to another thread and back
 * costs ten times the look itself.
 */
export function fileSignatureNow(file: string): string {
  try {
    const found = statSync(file, { throwIfNoEntry: false });
    return found ? signature(found) : MISSING;
  } catch {
    return MISSING;
  }
}
