import type { Channel, ReleaseManifest, ServingReport } from 'shared-contracts';

/** A release that is in the store and cannot be used, with a sentence that says why. */
export type DamagedRelease = { version: string; reason: string };

/** What a shell reports of one remote. */
export type ServedRemote = ServingReport['remotes'][number];

/** A shell that runs on a store, and what it reports. */
export type RunningShell = { shell: string } & Pick<ServingReport, 'remotes' | 'offer'>;

/**
 * Where releases are kept, and which of them are live. Remotes' names and versions are plain names: another one is refused.
 * Every method may reject with ReleaseRefused where what is stored is damaged, or with an error that `storeProblem`
 * describes where the store cannot be used.
 */
export interface ReleaseStore {
  /** The store in messages: a folder, or the address of a database without its password. */
  readonly place: string;

  /** Names of the remotes that have a channel or releases, sorted; the shell is one of them. */
  remotes(): Promise<string[]>;

  /** A remote's live version with the history of its changes; undefined where it never was live. */
  channel(remote: string): Promise<Channel | undefined>;
  /**
   * Replaces a remote's channel in one step, if it still is what the caller saw; false where it is not. The caller holds the
   * remote's lock, so false tells of a lock that was lost.
   */
  replaceChannel(next: Channel, seen: Channel | undefined): Promise<boolean>;

  /** A remote's releases, oldest first, and apart from them those without a readable manifest. */
  releases(remote: string): Promise<{ releases: ReleaseManifest[]; damaged: DamagedRelease[] }>;
  /** A release's manifest; undefined where that version is not in the store. */
  manifest(remote: string, version: string): Promise<ReleaseManifest | undefined>;
  /** The content of one file of a release; undefined where it has none of that name. */
  file(remote: string, version: string, name: string): Promise<Buffer | undefined>;
  /** What is wrong with a release, one phrase for each file: missing, changed, or not in the manifest. Empty for none. */
  damageOf(manifest: ReleaseManifest): Promise<string[]>;

  /** An empty folder for the files of a release that is about to be added. The caller holds the remote's lock. */
  stage(remote: string, version: string): Promise<string>;
  /** Adds the release of a staged folder in one step, in place of a damaged one; the folder is gone then. */
  add(manifest: ReleaseManifest, folder: string): Promise<void>;
  /** Takes a release out in one step. The caller holds the remote's lock. */
  remove(remote: string, version: string): Promise<void>;

  /** The shells that run on the store, by name. One that no longer renews its report is gone. */
  shells(): Promise<RunningShell[]>;

  /**
   * Runs `work` while nobody else, in any process, runs work under the same name: a remote's, or `paths`. The lock ends with
   * the process that holds it.
   */
  exclusively<Result>(name: string, work: () => Promise<Result>): Promise<Result>;

  /** Ends connections. */
  close(): Promise<void>;
}

export type ReleaseSettings = {
  store: ReleaseStore;
  /** The repository: builds are taken from `<root>/<remote>/dist`. */
  root: string;
};
