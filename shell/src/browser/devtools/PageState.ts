import { remoteForPath, SHELL } from 'shared-contracts';
import type { DevtoolsData, DevtoolsRelease } from '../../shared/composition/devtools';
import type { readOutcome } from '../../shared/composition/outcome';
import type { PageRegistry } from '../../shared/composition/page/pageState';
import type { NamedError } from '../watchErrors/followErrors';
import type { LoadedFile } from './loadedFiles';

/** What the overlay knows of its page. */
export type PageState = {
  /** What the document was told of the releases. */
  registry: PageRegistry;
  shellVersion: string;
  /** Path of the document. */
  documentPath: string;
  /** How the document was made, and how long that took, in milliseconds. */
  outcome: ReturnType<typeof readOutcome> | undefined;
  serverTime: number | undefined;
  /** Versions of the releases whose scripts the page asked for, by remote. */
  ran: ReadonlyMap<string, string>;
  /** Remotes whose pages were shown in this document. */
  shown: Set<string>;
  files: readonly LoadedFile[];
  errors: readonly NamedError[];
  /** What the server tells; undefined until it has. */
  data: DevtoolsData | undefined;
  /** Why it does not tell. */
  problem: string | undefined;
};

/** Name of the remote that answers a path; the shell answers those of no remote. */
export function ownerOf({ registry, data }: PageState, pathname: string): string {
  return remoteForPath([...registry.remotes, ...(data?.remotes ?? [])], pathname)?.name ?? SHELL;
}

/** The version of a remote, or of the shell, in this page; undefined as long as nothing tells it. */
export function versionOf({ registry, ran, data, shellVersion }: PageState, name: string): string | undefined {
  if (name === SHELL) return shellVersion;
  const named = [...registry.remotes, ...(data?.remotes ?? [])].find((remote) => remote.name === name);
  return ran.get(name) ?? named?.version;
}

/** What is special about the version of a remote in this page: whether it is the canary, and whether it is pinned. */
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
