import { statSync } from 'node:fs';

/**
 * Tells whether a file is still the one that was looked at: a replaced, changed or missing file has another signature.
 * Synchronous, because handing one `stat` to another thread and back costs ten times the call itself.
 */
export function fileSignature(file: string): string {
  try {
    const found = statSync(file, { throwIfNoEntry: false });
    return found ? `${found.ino}:${found.size}:${found.mtimeMs}` : 'missing';
  } catch {
    return 'missing';
  }
}
