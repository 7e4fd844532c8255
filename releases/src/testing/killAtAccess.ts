// Loaded into the service before its program. It prints a line after each access to the store that succeeds, and ends the
// process with SIGKILL right after the access with the number KILL_AT.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { openClient } from 'shared-postgres';

const { KILL_AT, DATA_DIR = '' } = process.env;

/** Accesses by path; an access to an open file is part of these. */
const BY_PATH = ['open', 'readFile', 'readdir', 'mkdir', 'rename', 'copyFile', 'rm', 'utimes', 'stat'] as const;

type Work = (...args: unknown[]) => Promise<unknown>;

let accesses = 0;

function count(): void {
  accesses += 1;
  if (String(accesses) === KILL_AT) process.kill(process.pid, 'SIGKILL');
  process.stderr.write(`access ${accesses}\n`);
}

/** The work, counted if its first argument is a path in the store. */
const counted =
  (work: Work): Work =>
  async (...args) => {
    const result = await work(...args);
    if (DATA_DIR && String(args[0]).startsWith(DATA_DIR)) count();
    return result;
  };

const promises = fs.promises as unknown as Record<string, Work>;
for (const name of BY_PATH) promises[name] = counted(promises[name] as Work);

// Streams and atomic writes use the functions with a callback.
const callbacks = fs as unknown as Record<string, (...args: unknown[]) => void>;
for (const name of ['open', 'rename']) {
  const work = callbacks[name] as (...args: unknown[]) => void;
  callbacks[name] = (...args) => {
    const done = args.pop() as (...results: unknown[]) => void;
    work(...args, (...results: unknown[]) => {
      if (DATA_DIR && String(args[0]).startsWith(DATA_DIR) && !results[0]) count();
      done(...results);
    });
  };
}
syncBuiltinESMExports();

type Query = (...args: unknown[]) => Promise<unknown> | undefined;

// Connects to nothing. All connections share its prototype.
const connection = Object.getPrototypeOf(openClient('postgres://nobody@127.0.0.1')) as { query: Query };
const { query } = connection;
connection.query = function counting(...args) {
  const done = args.at(-1);
  if (typeof done !== 'function') {
    return query.apply(this, args)?.then((result) => {
      count();
      return result;
    });
  }
  return query.call(this, ...args.slice(0, -1), (error: unknown, result: unknown) => {
    if (!error) count();
    done(error, result);
  });
};
