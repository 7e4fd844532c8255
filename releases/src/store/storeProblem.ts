const OWNER = 'run this as the user who owns the folder, or give this user the right to write there';

/** What a failed access means and what to do, by error code. */
const CAUSES: Record<string, readonly [cause: string, advice: string]> = {
  EACCES: ['this user may not use it', OWNER],
  EPERM: ['this user may not change it', OWNER],
  ENOSPC: [
    'the disk is full',
    'make room, for instance with npm run release -- prune --unused-for 30, then repeat the command',
  ],
  EDQUOT: ['the quota of this user is used up', 'make room, then repeat the command'],
  EROFS: ['its file system is read-only', 'mount it writable, or set DATA_DIR to another folder'],
};

/**
 * An error of the file system as a sentence that says what, where and what to do; undefined for any other error, which is
 * a fault of the program.
 */
export function storeProblem(error: unknown, store: string): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '', path: file, dest } = error as NodeJS.ErrnoException & { dest?: string };
  const [cause, advice] = CAUSES[code] ?? [];
  if (cause === undefined) return undefined;
  return `${dest ?? file ?? store} cannot be used: ${cause} (${code}); ${advice}`;
}
