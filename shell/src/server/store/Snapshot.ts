import { createHash } from 'node:crypto';
import type { RegistryRemote } from '@tramuntana/contracts';
import type { SiteLink } from '../../shared/composition/page/pageState';
import type { LiveRemote } from './LiveRemote';
import { siteNav } from './siteNav';

/**
 * One release of each remote at one time: the live ones, or the set of some visitors. `revision` changes with any of them.
 */
export type Snapshot = {
  readonly revision: string;
  readonly remotes: readonly LiveRemote[];
  /** The links around every page of this snapshot. */
  readonly nav: readonly SiteLink[];
  /**
   * Names of the remotes with a canary. Other remotes' pages do not name their releases, so that all visitors get the same
   * pages.
   */
  readonly undecided?: readonly string[];
};

/** The snapshot of some remotes, sorted by name. `undecided` are the names of remotes with a canary. */
export function snapshotOf(remotes: Iterable<LiveRemote>, undecided: readonly string[] = []): Snapshot {
  const sorted = [...remotes].sort((a, b) => (a.name < b.name ? -1 : 1));
  const text = [...sorted.map(({ name, version, status }) => `${name}@${version}:${status}`), ...undecided].join(' ');
  const revision = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const snapshot = { revision, remotes: sorted, nav: siteNav(sorted) };
  return undecided.length > 0 ? { ...snapshot, undecided } : snapshot;
}

/** The snapshot with another release of a remote. */
export const withRelease = ({ remotes, undecided }: Snapshot, next: LiveRemote): Snapshot =>
  snapshotOf([...remotes.filter(({ name }) => name !== next.name), next], undecided);

/** A remote as pages get it. `isWithheld` says whether browsers must not load a release, because it got stuck. */
export const registryRemote = (remote: LiveRemote, isWithheld: (remote: LiveRemote) => boolean): RegistryRemote => ({
  name: remote.name,
  version: remote.version,
  mounts: remote.mounts,
  base: `/releases/${remote.name}/${remote.version}/`,
  entry: remote.entry,
  container: remote.container,
  integrity: remote.files[`web/${remote.entry}`]?.integrity,
  status: isWithheld(remote) ? 'unavailable' : remote.status,
});
