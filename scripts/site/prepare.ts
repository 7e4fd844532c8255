import path from 'node:path';
import { publishAndPromoteForStart, releasedWorkspaces } from 'releases';
import { type BuildSettings, buildStale, type WorkspaceBuildResult } from 'shared-config/build/buildStale';
import { exclusively } from 'shared-lock';
import { Failure } from '../setup/Failure';
import { openReleases } from './openReleases';

/** Builds the changed workspaces. A lock keeps two processes from writing the same output. */
export function build(settings: BuildSettings, names?: string[]): Promise<WorkspaceBuildResult[]> {
  const lock = path.join(settings.root, '.cache/builds.lock');
  return exclusively(lock, () => buildStale(names, settings)).catch((error: Error) => {
    throw new Failure(error.message);
  });
}

type PublishSettings = {
  root: string;
  /** Folder of the releases. */
  store: string;
  /** The database of several machines, if the releases come from one. */
  releasesUrl?: string | undefined;
  print: (line: string) => void;
};

/** Makes the builds of shell and remotes live in the store. */
export async function publishBuilt(results: readonly WorkspaceBuildResult[], settings: PublishSettings): Promise<void> {
  const { root, store: folder, releasesUrl: url, print } = settings;
  const released = releasedWorkspaces(root);
  const names = results.map(({ name }) => name).filter((name) => released.includes(name));
  const store = openReleases({ url, folder });
  try {
    await publishAndPromoteForStart({ root, store }, names, { print, isShared: url !== undefined });
  } finally {
    await store.close();
  }
}
