import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

// scripts/setup runs this file before packages are installed. Node strips its types, and only Node's own modules are
// available.

/** SQLite's code for a database that another connection has locked (https://sqlite.org/rescode.html#busy). */
const SQLITE_BUSY = 5;

/** Keeps the databases reachable: the garbage collector would close one, and so release its lock. */
const held = new Set<DatabaseSync>();

/**
 * Takes the lock of a file. Returns a function that releases it, or undefined while this or another process holds it. The
 * lock is an exclusive transaction on an empty SQLite database: it ends with its process, even after SIGKILL, and even a
 * suspended process keeps it. The file stays after a release: deleting it could give two processes a lock, on two files
 * of the same name.
 */
export function tryLock(file: string): (() => void) | undefined {
  mkdirSync(path.dirname(file), { recursive: true });
  const database = open(file);
  try {
    // In the default mode SQLite would create a journal file beside the database.
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

/** SQLite's error does not name the file and the cause. The file system's own error names both. */
function refuseUnwritable(file: string): void {
  if (existsSync(file)) accessSync(file, constants.W_OK);
  accessSync(path.dirname(file), constants.W_OK);
}

/** For messages only. A full disk must not prevent the lock, because making room may need it. */
function nameHolder(file: string): void {
  try {
    writeFileSync(holderFile(file), `${process.pid}\n`);
  } catch {
    // The message will then name no process, or an earlier one.
  }
}

/** Id of the process that took the lock last, for messages only. Undefined if the process left no note. */
export function holderOf(file: string): number | undefined {
  try {
    return Number(readFileSync(holderFile(file), 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

const holderFile = (file: string) => `${file}.pid`;
