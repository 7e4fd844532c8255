import { remoteForPath, SHELL } from '@tramuntana/contracts';
import type { DevtoolsData, DevtoolsRelease } from '../../shared/composition/devtools';
import type { readOutcome } from '../../shared/composition/outcome';
import type { PageRegistry } from '../../shared/composition/page/pageState';
import type { NamedError } from '../reporting/followErrors';
import type { LoadedFile } from './loadedFiles';

/** The overlay's knowledge of its page. */
export type PageState = {
  /** The registry in the document. */
  registry: PageRegistry;
  shellVersion: string;
  /** Path of the document. */
  documentPath: string;
  /** How the document was made, and how long that took, in milliseconds. */
  outcome: ReturnType<typeof readOutcome> | undefined;
  serverTime: number | undefined;
  /** Versions of the releases whose scripts the page requested, by remote. */
  ran: ReadonlyMap<string, string>;
  /** Remotes whose pages were shown in this document. */
  shown: Set<string>;
  files: readonly LoadedFile[];
  errors: readonly NamedError[];
  /** The server's data; undefined until they arrive. */
  data: DevtoolsData | undefined;
  /** Why the server's data are missing. */
  problem: string | undefined;
};

/** Name of the remote that answers a path; the shell's name if no remote does. */
export function ownerOf({ registry, data }: PageState, pathname: string): string {
  return remoteForPath([...registry.remotes, ...(data?.remotes ?? [])], pathname)?.name ?? SHELL;
}

/** The version of a remote, or of the shell, in this page; undefined if it is not known yet. */
export function versionOf({ registry, ran, data, shellVersion }: PageState, name: string): string | undefined {
  if (name === SHELL) return shellVersion;
  const named = [...registry.remotes, ...(data?.remotes ?? [])].find((remote) => remote.name === name);
  return ran.get(name) ?? named?.version;
}

/** Marks of a remote's version in this page: whether it is the canary, and whether it is pinned. */
export function marksOf(state: PageState, name: string): string[] {
  const version = versionOf(state, name);
  const release = releaseOf(state, name);
  if (version === undefined || !release) return [];
  return [
    ...(release.canary?.version === version ? ['canary'] : []),
    ...(release.pinned === version ? ['fijada'] : []),
  ];
}

const releaseOf = ({ data }: PageState, name: string): DevtoolsRelease | undefined =>
  data && [data.shell, ...data.remotes].find((release) => release.name === name);
