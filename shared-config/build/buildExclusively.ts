import path from 'node:path';
import { exclusively } from 'shared-lock';
import { type BuildSettings, buildStale, type WorkspaceBuildResult } from './buildStale';

/** Builds like `buildStale`. A lock keeps two processes from writing the same output. */
export const buildExclusively = (
  names: string[] | undefined,
  settings: BuildSettings,
): Promise<WorkspaceBuildResult[]> =>
  exclusively(path.join(settings.root, '.cache/builds.lock'), () => buildStale(names, settings));
