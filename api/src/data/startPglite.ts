import { setFlagsFromString } from 'node:v8';
import type { PGlite, PGliteOptions } from '@electric-sql/pglite';

/**
 * PostgreSQL's settings beside PGlite's own. A start writes to all shared buffers, and the process keeps them. With the
 * default, 128 MB, that takes a third of the start. Searches among 30,000 posts take twice as long with 16 MB, but no longer
 * with 64 MB.
 */
const SETTINGS = ['-c', 'shared_buffers=64MB'];

/**
 * Keeps V8 from optimising WebAssembly. For PostgreSQL's largest function alone, the optimiser takes 600 MB of memory and two
 * seconds of CPU. Queries do not take less CPU afterwards (docs/measurements.md).
 */
const WITHOUT_OPTIMISER = ['--no-wasm-dynamic-tiering', '--no-wasm-tier-up'];

/**
 * The files of a new database. PGlite would create the same ones (initdb), but needs 1.1 GB of memory and four times the
 * CPU for that.
 */
export async function emptyDatabase(): Promise<Blob> {
  const { dataDir } = await import('@electric-sql/pglite-prepopulatedfs');
  return dataDir();
}

/** Starts PGlite as the API does, without touching its tables. */
export async function startPglite(options: PGliteOptions): Promise<PGlite> {
  // V8 reads the flags whenever it compiles a WebAssembly module.
  for (const flag of WITHOUT_OPTIMISER) setFlagsFromString(flag);
  // Loaded only here: with a PostgreSQL server, the API does not need these 20 MB of WebAssembly.
  const { PGlite } = await import('@electric-sql/pglite');
  return PGlite.create({ ...options, startParams: [...PGlite.defaultStartParams, ...SETTINGS] });
}
