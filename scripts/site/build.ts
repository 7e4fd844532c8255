import { buildExclusively } from '@tramuntana/remote/build/buildExclusively';
import type { BuildSettings, WorkspaceBuildResult } from '@tramuntana/remote/build/buildStale';
import { Failure } from '../setup/Failure';

/** Builds the changed workspaces. Throws a `Failure` for a name that is no workspace. */
export const build = (settings: BuildSettings, names?: string[]): Promise<WorkspaceBuildResult[]> =>
  buildExclusively(names, settings).catch((error: Error) => {
    throw new Failure(error.message);
  });

/** Builds all changed workspaces. Throws a `Failure` that names those that could not be built. */
export async function buildSite(settings: BuildSettings): Promise<void> {
  const results = await build({ ...settings, quiet: true });
  const failed = results.filter(({ state }) => state === 'failed').map(({ name }) => name);
  if (failed.length > 0) throw new Failure(`The site does not start, because ${failed.join(', ')} could not be built.`);
}
