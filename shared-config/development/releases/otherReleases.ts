import {
  cached,
  type DirectoryStore,
  type LiveRelease,
  type LiveReleases,
  pruneCache,
  type ReleaseSettings,
  SHELL,
  takeLive,
} from 'releases/development';
import { Failure } from 'shared-site';
import { type BuildFolder, takeShell } from './takeShell';

type Options = {
  /** Names of the remotes and of the shell that do not run from source. */
  names: readonly string[];
  source: LiveReleases;
  /** Folder of the files that were fetched before. Without it, the source's own files are used. */
  cache?: string | undefined;
  print: (line: string) => void;
};

type Settings = ReleaseSettings & { store: DirectoryStore };

export type OtherReleases = {
  /** Names without a live release. */
  missing: string[];
  /** Makes the shell's release a build of this development, and brings it live. Does nothing for a shell from source. */
  bringShellLive(settings: Settings, builds: BuildFolder): Promise<void>;
  /** Copies the remotes' releases into the development store and makes them live there. Reports one that does not fit. */
  bringRemotesLive(settings: Settings): Promise<void>;
};

/** Finds the live releases of what does not run from source. Throws a Failure when they cannot be read or are forged. */
export async function otherReleases({ names, source, cache, print }: Options): Promise<OtherReleases> {
  const found = await liveReleases(names, source).catch((error: Error) => {
    throw new Failure(error.message);
  });
  const fetched = new Map(
    [...found].map(([name, release]) => [
      name,
      cache === undefined ? Promise.resolve(release) : cached(release, cache),
    ]),
  );
  // A failed fetch is reported where the release is used.
  for (const release of fetched.values()) release.catch(() => {});
  return {
    missing: names.filter((name) => !found.has(name)),
    async bringShellLive(settings, builds) {
      const shell = fetched.get(SHELL);
      if (!shell) return;
      try {
        await takeShell(await shell, settings, builds);
      } catch (error) {
        throw new Failure((error as Error).message);
      }
    },
    async bringRemotesLive(settings) {
      for (const [name, release] of fetched) {
        if (name === SHELL) continue;
        const taken = release.then((each) => takeLive(settings, each));
        await taken.catch((error: Error) => print(`not live: ${error.message}`));
      }
      if (cache !== undefined) await pruneCache(cache, [...found.values()]);
    },
  };
}

async function liveReleases(names: readonly string[], source: LiveReleases): Promise<Map<string, LiveRelease>> {
  const releases = await Promise.all(names.map(async (name) => [name, await source.live(name)] as const));
  return new Map(releases.flatMap(([name, release]) => (release ? [[name, release]] : [])));
}
