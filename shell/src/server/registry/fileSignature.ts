import { statSync } from 'node:fs';

/**
 * A text that changes when a file is replaced, changed or removed. The call is synchronous, because handing a `stat` to
 * another thread and back takes ten times as long.
 */
export function fileSignature(file: string): string {
  try {
    const found = statSync(file, { throwIfNoEntry: false });
    return found ? `${found.ino}:${found.size}:${found.mtimeMs}` : 'missing';
  } catch {
    return 'missing';
  }
}
