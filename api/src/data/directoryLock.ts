import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isSameProcess, type ProcessIdentity, thisProcess } from './processIdentity';

/** Another process works on the directory. */
export class DirectoryInUse extends Error {
  override readonly name = 'DirectoryInUse';
  constructor(
    readonly directory: string,
    readonly pid: number,
  ) {
    super(
      `The data directory ${directory} is in use by process ${pid}: stop that process, or set DATA_DIR to another directory`,
    );
  }
}

/**
 * Locks a PGlite directory: two processes on one silently lose rows. The lock file stands beside the directory, has a
 * number (`db.lock-1`) and names its owner. Where that process is dead, another takes over by creating the file with the
 * next number, which only one process can. It gives up where it then sees another living owner. So no two processes
 * ever hold the directory at once. Gives the function that releases the lock; throws `DirectoryInUse`.
 */
export function lockDirectory(directory: string): () => void {
  const folder = path.dirname(directory);
  mkdirSync(folder, { recursive: true });
  const locks = lockFiles(folder, `${path.basename(directory)}.lock-`);

  for (;;) {
    const owner = locks.livingOwner();
    if (owner) throw new DirectoryInUse(directory, owner.pid);
    const mine = locks.create();
    if (mine && !locks.livingOwner(mine)) {
      locks.removeOthers(mine);
      return releaseOnExit(mine);
    }
    if (mine) rmSync(mine, { force: true });
    // Another process tried at the same moment. A random pause keeps both from colliding again.
    pause(5 + Math.random() * 50);
  }
}

function releaseOnExit(file: string): () => void {
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  return () => {
    process.off('exit', release);
    release();
  };
}

function lockFiles(folder: string, prefix: string) {
  const newestFirst = () =>
    readdirSync(folder)
      .filter((name) => name.startsWith(prefix) && /^\d+$/.test(name.slice(prefix.length)))
      .sort((a, b) => Number(b.slice(prefix.length)) - Number(a.slice(prefix.length)));
  const others = (except?: string) =>
    newestFirst()
      .map((name) => path.join(folder, name))
      .filter((file) => file !== except);
  return {
    /** The living owner of a lock file other than `except`. */
    livingOwner: (except?: string) =>
      others(except)
        .map(readOwner)
        .find((owner) => owner && isSameProcess(owner)),
    /** Creates this process's lock file with the next number; undefined where another process was faster. */
    create() {
      const last = Number(newestFirst()[0]?.slice(prefix.length) ?? 0);
      const file = path.join(folder, `${prefix}${last + 1}`);
      try {
        writeFileSync(file, JSON.stringify(thisProcess()), { flag: 'wx' });
        return file;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'EEXIST') return undefined;
        throw error;
      }
    },
    removeOthers: (mine: string) => {
      for (const file of others(mine)) rmSync(file, { force: true });
    },
  };
}

/** Waits while the file is empty, for then it is being written. Undefined where it is gone or was never finished. */
function readOwner(file: string): ProcessIdentity | undefined {
  for (let attempt = 0; attempt < 50; attempt++) {
    try {
      const text = readFileSync(file, 'utf8');
      if (text) return JSON.parse(text) as ProcessIdentity;
      pause(10);
    } catch (error) {
      if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }
  return undefined;
}

const pause = (milliseconds: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
