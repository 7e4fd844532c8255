import path from 'node:path';
import { isReleased, openStore, publishAndPromoteForStart } from 'releases';
import { type BuildSettings, buildStale, type WorkspaceBuildResult } from 'shared-config/build/buildStale';
import { exclusively } from 'shared-lock';
import { Failure } from '../setup/Failure';

/** Builds what changed. A lock keeps two processes from writing the same output at once. */
export function build(settings: BuildSettings, names?: string[]): Promise<WorkspaceBuildResult[]> {
  const lock = path.join(settings.root, '.cache/builds.lock');
  return exclusively(lock, () => buildStale(names, settings)).catch((error: Error) => {
    throw new Failure(error.message);
  });
}

export type Preparation = BuildSettings & {
  /** Folder of the releases. */
  store: string;
  /** Where they come from, if not from that folder: the database of several machines. */
  releasesUrl?: string | undefined;
  print: (line: string) => void;
};

/** Builds what changed and makes shell and remotes live. A remote whose build failed is not published. */
export async function prepare({
  store: folder,
  releasesUrl: url,
  ...settings
}: Preparation): Promise<WorkspaceBuildResult[]> {
  const { root, mode, print } = settings;
  const results = await build({ ...settings, quiet: true });
  const finished = results.filter(({ state }) => state !== 'failed').map(({ name }) => name);
  const store = openStore({ url, folder });
  await publishAndPromoteForStart({ root, store }, finished.filter(isReleased), {
    print,
    compress: mode !== 'development',
    isShared: url !== undefined,
  });
  await store.close();
  return results;
}
