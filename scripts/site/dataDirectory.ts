import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DirectoryInUse, lockDirectory } from 'shared-lock';
import { Failure } from '../setup/Failure';

const CAUSES: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'its file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota of this user is used up',
  ENOTDIR: 'a part of it is a file',
  EEXIST: 'it is a file',
  ENOENT: 'no folder can be made there',
};

/** Creates a missing data directory. Throws before anything is built if the site could not write there. */
export function prepareDirectory(dataFolder: string): void {
  const probe = path.join(dataFolder, `.writable-${process.pid}`);
  try {
    makeFolder(dataFolder);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    const cause = CAUSES[code] ?? message;
    throw new Failure(
      `The data directory ${dataFolder} cannot be used: ${cause} (${code}). Set DATA_DIR to a folder that this user can write to.`,
    );
  }
}

/** Creates one folder after the other: below /proc, Node's own `recursive` retries for ever. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder);
}

/**
 * Throws when another process has the site's embedded database open. The API would refuse this, too, but too late: the start
 * would already have published its builds into the store of the running site.
 */
export function refuseUsedDirectory(dataFolder: string, env: NodeJS.ProcessEnv): void {
  if (env.API_URL || env.DATABASE_URL) return;
  const database = path.join(dataFolder, 'db');
  // The check creates no files where there are none yet.
  if (!existsSync(database)) return;
  try {
    const release = lockDirectory(database);
    release();
  } catch (error) {
    if (error instanceof DirectoryInUse) throw new Failure(error.message);
    throw error;
  }
}
