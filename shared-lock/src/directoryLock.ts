import { holderOf, tryLock } from './processLock';

/** Another process works on the directory. */
export class DirectoryInUse extends Error {
  override readonly name = 'DirectoryInUse';
  constructor(
    readonly directory: string,
    readonly pid: number | undefined,
  ) {
    super(
      `The data directory ${directory} is in use by process ${pid ?? '(unknown)'}: stop that process, or set DATA_DIR to another directory`,
    );
  }
}

/**
 * Guards a PGlite directory, because two processes on one directory silently lose rows. Returns a function that releases the
 * lock.
 */
export function lockDirectory(directory: string): () => void {
  const file = `${directory}.lock`;
  const release = tryLock(file);
  if (!release) throw new DirectoryInUse(directory, holderOf(file));
  return release;
}
