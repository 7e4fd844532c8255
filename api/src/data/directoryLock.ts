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
 * Guards a PGlite directory: two processes on one silently lose rows. The lock is a numbered file beside the directory
 * (`db.lock-1`) that names its owner. A dead owner's lock is taken over by creating the next number, which the file
 * system grants to one process only; whoever then still sees another living owner steps back. So at no moment do two
 * processes believe that the directory is theirs. Gives the function that releases the lock.
 */
export function lockDirectory(directory: string): () => void {
  const folder = path.dirname(directory);
  mkdirSync(folder, { recursive: true });
  const locks = lockFiles(folder, `${path.basename(directory)}.lock-`);

  for (;;) {
    const inTheWay = locks.livingOwner();
    if (inTheWay) throw new DirectoryInUse(directory, inTheWay.pid);
    const mine = locks.create();
    if (mine && !locks.livingOwner(mine)) {
      locks.removeOthers(mine);
      return releaseOnExit(mine);
    }
    if (mine) rmSync(mine, { force: true });
    pause(5 + Math.random() * 50); // Somebody came at the same moment: look again, not in step with them.
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
    /** Who holds a lock and is alive, other than by the file `except`. */
    livingOwner: (except?: string) =>
      others(except)
        .map(readOwner)
        .find((owner) => owner && isSameProcess(owner)),
    /** A lock of the next number in this process's name; undefined when another process got that number. */
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

/** Undefined when the file is gone or its writer died over it. An empty file is being written at this very moment. */
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
