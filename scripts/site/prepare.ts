import path from 'node:path';
import { exclusively, publishAndPromoteForStart } from 'releases';
import { type BuildSettings, buildStale, type WorkspaceBuildResult } from 'shared-config/build/buildStale';
import { Failure } from '../setup/Failure';

/** Builds what is stale; never at the same time as another process of this repository, which would write the same files. */
export function build(settings: BuildSettings, names?: string[]): Promise<WorkspaceBuildResult[]> {
  const lock = path.join(settings.root, '.cache/build.lock');
  return exclusively(lock, () => buildStale(names, settings)).catch((error: Error) => {
    throw new Failure(error.message);
  });
}

export type Preparation = BuildSettings & { store: string; print: (line: string) => void };

/** Builds what is stale and brings the remotes live. The results tell what was built; a failed build publishes nothing. */
export async function prepare({ store, ...settings }: Preparation): Promise<WorkspaceBuildResult[]> {
  const { root, mode, print } = settings;
  const results = await build({ ...settings, quiet: true });
  const finished = results.filter(({ state }) => state !== 'failed').map(({ name }) => name);
  const remotes = finished.filter((name) => name.startsWith('mfe-'));
  await publishAndPromoteForStart({ root, store }, remotes, { print, compress: mode !== 'development' });
  return results;
}
