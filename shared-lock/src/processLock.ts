import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

// scripts/setup runs this file as it is, before packages are installed: Node strips its types and finds only its own modules.

/** SQLite's code for a database that another connection has locked (https://sqlite.org/rescode.html#busy). */
const SQLITE_BUSY = 5;

/** Referenced here, because the garbage collector would close a database, and so release its lock. */
const held = new Set<DatabaseSync>();

/**
 * Takes the lock of a file; undefined while anybody holds it, in this process or another. The lock is released by the
 * returned function, or when the process ends.
 *
 * The lock is an exclusive transaction on an empty SQLite database, so the operating system keeps it. It ends with its
 * process, even after SIGKILL, and nobody can take it from a living process, even a suspended one. The file stays when the
 * lock is released: deleting it could give two processes a lock, on two files of the same name.
 */
export function tryLock(file: string): (() => void) | undefined {
  mkdirSync(path.dirname(file), { recursive: true });
  const database = open(file);
  try {
    // With the default mode SQLite would put a journal file beside the database.
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return undefined;
    refuseUnwritable(file);
    throw error;
  }
  held.add(database);
  nameHolder(file);
  return () => {
    if (held.delete(database)) database.close();
  };
}

function open(file: string): DatabaseSync {
  try {
    return new DatabaseSync(file);
  } catch (error) {
    refuseUnwritable(file);
    throw new Error(`${file} cannot be locked (${(error as Error).message}); move it away and try again`, {
      cause: error,
    });
  }
}

/** SQLite does not say which file it cannot write, and why. The file system's own error names both. */
function refuseUnwritable(file: string): void {
  if (existsSync(file)) accessSync(file, constants.W_OK);
  accessSync(path.dirname(file), constants.W_OK);
}

/** Only for messages: a full disk must not keep anybody from the lock, because making room may need it. */
function nameHolder(file: string): void {
  try {
    writeFileSync(holderFile(file), `${process.pid}\n`);
  } catch {
    // A message will then name no process, or a former one.
  }
}

/** Number of the process that took the lock last; undefined where it has not told. Only for messages. */
export function holderOf(file: string): number | undefined {
  try {
    return Number(readFileSync(holderFile(file), 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

const holderFile = (file: string) => `${file}.pid`;
