import { setFlagsFromString } from 'node:v8';
import type { PGlite, PGliteOptions } from '@electric-sql/pglite';

/**
 * PostgreSQL's settings beside PGlite's own. A start writes to all shared buffers, and the process keeps them. With the
 * default, 128 MB, that takes a third of the start. Searches among 30,000 posts take twice as long with 16 MB, but no longer
 * with 64 MB.
 */
const SETTINGS = ['-c', 'shared_buffers=64MB'];

/**
 * Delays V8's optimisation of WebAssembly until the database is much in use. With V8's default budget, 13 million (roughly
 * bytes of code that has run), the start of PGlite is enough to begin it. One thread then works on it for two seconds.
 */
const OPTIMISE_LATE = '--wasm-tiering-budget=2000000000';

/** Starts PGlite as the API does, without touching its tables. */
export async function startPglite(options: PGliteOptions): Promise<PGlite> {
  // V8 reads the flag whenever it compiles a WebAssembly module.
  setFlagsFromString(OPTIMISE_LATE);
  // Loaded only here: with a PostgreSQL server, the API does not need these 20 MB of WebAssembly.
  const { PGlite } = await import('@electric-sql/pglite');
  return PGlite.create({ ...options, startParams: [...PGlite.defaultStartParams, ...SETTINGS] });
}
