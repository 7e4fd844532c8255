import { stat } from 'node:fs/promises';

/** Tells whether a file is still the one that was looked at: a replaced, changed or missing file has another signature. */
export async function fileSignature(file: string): Promise<string> {
  try {
    const { ino, size, mtimeMs } = await stat(file);
    return `${ino}:${size}:${mtimeMs}`;
  } catch {
    return 'missing';
  }
}
