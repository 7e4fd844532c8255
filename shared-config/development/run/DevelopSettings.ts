import type { LiveReleases } from 'releases/development';
import type { LogFormat } from 'shared-site';

/** The API of a development. */
export type DevelopedApi = {
  /** Settings by which the shell finds it. */
  env: NodeJS.ProcessEnv;
  /** Called once the site answers. Returns a function that stops it. */
  follow?(): () => void;
  stop?(): Promise<unknown>;
};

export type DevelopSettings = {
  root: string;
  /** Folder of this run's builds and releases, which is removed at the end. */
  folder: string;
  /** Settings of the shell, and PORT and HOST of the site. */
  env: NodeJS.ProcessEnv;
  /** The command, for messages. */
  command: string;
  /** Workspaces from source, in the order of their first builds: those of the first step are built before the site answers. */
  named: readonly string[];
  later: readonly string[];
  /** Workspaces to take from `source`. One without a live release is built here, if the repository has it. */
  released: readonly string[];
  source: LiveReleases;
  /** Folder of fetched files; see `otherReleases`. */
  cache?: string | undefined;
  /** Runs beside the first builds. */
  startApi(context: { logFormat: LogFormat; print: (line: string) => void }): Promise<DevelopedApi>;
};
