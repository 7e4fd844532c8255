import path from 'node:path';
import { type BuildSettings, buildStale, type WorkspaceBuildResult } from '@tramuntana/remote/build/buildStale';
import { exclusively } from 'shared-lock';
import { Failure } from '../setup/Failure';

/** Builds the changed workspaces. A lock keeps two processes from writing the same output. */
export function build(settings: BuildSettings, names?: string[]): Promise<WorkspaceBuildResult[]> {
  const lock = path.join(settings.root, '.cache/builds.lock');
  return exclusively(lock, () => buildStale(names, settings)).catch((error: Error) => {
    throw new Failure(error.message);
  });
}

/** Builds all changed workspaces. Throws a `Failure` that names those that could not be built. */
export async function buildSite(settings: BuildSettings): Promise<void> {
  const results = await build({ ...settings, quiet: true });
  const failed = results.filter(({ state }) => state === 'failed').map(({ name }) => name);
  if (failed.length > 0) throw new Failure(`The site does not start, because ${failed.join(', ')} could not be built.`);
}
