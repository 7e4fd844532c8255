import {
  type DirectoryStore,
  type LiveRelease,
  liveRelease,
  type ReleaseSettings,
  type ReleaseStore,
  releasesOfSite,
  takeLive,
} from 'releases';
import { Failure } from '../setup/Failure';

type Options = {
  /** Names of the remotes. */
  remotes: readonly string[];
  /** Either the origin of a site or the store of `npm run release`. */
  source: string | ReleaseStore;
  print: (line: string) => void;
};

export type OtherReleases = {
  /** Remotes without a live release. */
  missing: string[];
  /** Copies the releases into the development store and makes them live there. Reports and skips one that does not fit. */
  bringLive(settings: ReleaseSettings & { store: DirectoryStore }): Promise<void>;
};

/** Finds the live releases of the remotes that do not run from source. Throws a Failure when they cannot be read. */
export async function otherReleases({ remotes, source, print }: Options): Promise<OtherReleases> {
  const found = await liveReleases(remotes, source).catch((error: Error) => {
    throw new Failure(error.message);
  });
  return {
    missing: remotes.filter((name) => !found.has(name)),
    async bringLive(settings) {
      for (const release of found.values()) {
        await takeLive(settings, release).catch((error: Error) => print(`not live: ${error.message}`));
      }
    },
  };
}

async function liveReleases(remotes: readonly string[], source: string | ReleaseStore) {
  const releaseOf =
    typeof source === 'string' ? await releasesOfSite(source) : (name: string) => liveRelease(source, name);
  const found = new Map<string, LiveRelease>();
  for (const name of remotes) {
    const release = await releaseOf(name);
    if (release) found.set(name, release);
  }
  return found;
}
