import { setFlagsFromString } from 'node:v8';
import type { PGlite, PGliteOptions } from '@electric-sql/pglite';

/**
 * PostgreSQL's settings beside PGlite's own. A start writes to all of its buffers, and the process keeps them: with 128 MB, the
 * default, that is a third of the time of a start. With 16 MB searches among 30,000 posts take twice as long, with 64 as long.
 */
const SETTINGS = ['-c', 'shared_buffers=64MB'];

/**
 * V8 optimises a function of WebAssembly after it has run for a while. For PGlite one of its threads works on that for two
 * seconds, and a start of the database is a while by the usual budget of 13 million (a rough number of bytes of code).
 * With this one it waits until the database is much in use.
 */
const OPTIMISE_LATE = '--wasm-tiering-budget=2000000000';

/** Starts PGlite as the API does, without touching its tables. */
export async function startPglite(options: PGliteOptions): Promise<PGlite> {
  // V8 reads it whenever it compiles a module of WebAssembly.
  setFlagsFromString(OPTIMISE_LATE);
  // Loaded only here: with a PostgreSQL server nobody needs 20 MB of WebAssembly.
  const { PGlite } = await import('@electric-sql/pglite');
  return PGlite.create({ ...options, startParams: [...PGlite.defaultStartParams, ...SETTINGS] });
}
