import type { Channel, ReleaseManifest, ServingReport } from '@tramuntana/contracts';
import type { AccessRecords } from '../access/AccessRecords';
import type { PolicyRecords } from '../policies/policy';
import type { SignatureKeys } from '../signatures/signatureKeys';
import type { Gate } from '../upload/Gate';
import type { Uploads } from '../upload/Uploads';

/** A release in the store whose manifest is missing or cannot be read, with a sentence that says so. */
export type DamagedRelease = { version: string; reason: string };

/** What a shell reports of one remote. */
export type ServedRemote = ServingReport['remotes'][number];

/** A shell that runs on a store, and what it reports. */
export type RunningShell = { shell: string } & Pick<ServingReport, 'remotes' | 'offer'>;

/**
 * Holds releases, and knows which of them are live. It refuses remotes and versions whose names are not plain. Every method
 * may reject with ReleaseRefused if stored data is damaged. If the store cannot be used, it rejects with an error that
 * `storeProblem` describes.
 */
export interface ReleaseStore {
  /** The store in messages: a folder, or the address of a database without its password. */
  readonly place: string;

  /** The identities that may use the store through the release service. */
  readonly access: AccessRecords;

  /** The policies of remotes, and QA's verdicts on versions. */
  readonly policies: PolicyRecords;

  /** Releases that clients of the release service send, and that are not whole yet. */
  readonly uploads: Uploads;

  /** Names of the remotes that have a channel or releases, sorted; the shell is one of them. */
  remotes(): Promise<string[]>;

  /** A remote's live version with the history of its changes; undefined if it never was live. */
  channel(remote: string): Promise<Channel | undefined>;
  /**
   * Replaces a remote's channel in one step, if it still is the one that the caller saw; false if not. The caller holds the
   * remote's lock, so false means that the lock was lost.
   */
  replaceChannel(next: Channel, seen: Channel | undefined): Promise<boolean>;

  /** A remote's releases, oldest first, and separately those without a readable manifest. */
  releases(remote: string): Promise<{ releases: ReleaseManifest[]; damaged: DamagedRelease[] }>;
  /** A release's manifest; undefined where that version is not in the store. */
  manifest(remote: string, version: string): Promise<ReleaseManifest | undefined>;
  /** The content of one file of a release; undefined where it has none of that name. */
  file(remote: string, version: string, name: string): Promise<Buffer | undefined>;
  /** The damage of a release, one phrase for each file: missing, changed, or not in the manifest. Empty if there is none. */
  damageOf(manifest: ReleaseManifest): Promise<string[]>;

  /** An empty folder for the files of a release that is about to be added. The caller holds the remote's lock. */
  stage(remote: string, version: string): Promise<string>;
  /** Adds the release of a staged folder in one step, in place of a damaged one; the folder is gone then. */
  add(manifest: ReleaseManifest, folder: string): Promise<void>;
  /** Replaces a release's manifest by one with another signature. The caller holds the remote's lock. */
  replaceManifest(manifest: ReleaseManifest): Promise<void>;
  /** Takes a release out in one step. The caller holds the remote's lock. */
  remove(remote: string, version: string): Promise<void>;

  /** The shells that run on the store, by name. A shell that no longer renews its report counts as gone. */
  shells(): Promise<RunningShell[]>;

  /**
   * Runs `work` under a lock across all processes. The lock's name is that of a remote, or `paths`. The lock ends with the
   * process that holds it.
   */
  exclusively<Result>(name: string, work: () => Promise<Result>): Promise<Result>;

  /** Ends connections. */
  close(): Promise<void>;
}

export type ReleaseSettings = {
  store: ReleaseStore;
  /** The repository: builds are taken from `<root>/<remote>/<output>`. */
  root: string;
  /** Folder of builds in a workspace; `dist` by default. `npm run dev` has its own. */
  output?: string;
  /** Runs uploaded releases before they are added. Only the release service has one. */
  gate?: Gate | undefined;
  /** Without them, releases have no signatures and need none. */
  signatureKeys?: SignatureKeys | undefined;
};

/** Releases by the time of their publishing; those of one moment by version. */
export const oldestFirst = (releases: readonly ReleaseManifest[]): ReleaseManifest[] =>
  releases.toSorted((a, b) => a.publishedAt.localeCompare(b.publishedAt) || a.version.localeCompare(b.version));

/** The running shells among those that report. */
export const runningShells = (reports: readonly { shell: string; report: ServingReport }[]): RunningShell[] =>
  reports.flatMap(({ shell, report: { state, remotes, offer } }) =>
    state === 'running' ? [{ shell, remotes, offer }] : [],
  );
