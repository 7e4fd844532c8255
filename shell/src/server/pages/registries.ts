import { mountForPath, type RegistryRemote } from '@tramuntana/contracts';
import type { PageRegistry, SiteRegistry } from '../../shared/composition/page/pageState';
import type { LiveRemote } from '../store/LiveRemote';
import { registryRemote, type Snapshot } from '../store/Snapshot';
import type { PageScripts } from './PageScripts';

type IsWithheld = (remote: LiveRemote) => boolean;

/** The registry of all remotes, for a page that asks for it, with the scripts of all pages. */
export const siteRegistry = (
  { revision, remotes, nav }: Snapshot,
  scripts: PageScripts,
  isWithheld: IsWithheld,
): SiteRegistry => ({
  revision,
  nav,
  remotes: remotes.map((remote) => ({
    ...registryRemote(remote, isWithheld),
    routes: scripts.routes(remote),
    pages: scripts.pages(remote),
  })),
});

/** The part of a snapshot that a thread needs to render a page: the page's own remote. */
export const renderRegistry = (
  { revision, nav }: Snapshot,
  own: LiveRemote | undefined,
  isWithheld: IsWithheld,
): SiteRegistry => ({
  revision,
  nav,
  remotes: own ? [registryRemote(own, isWithheld)] : [],
});

/**
 * The registry of one page: its own remote and the linked ones, with the scripts they need. So a page does not grow with the
 * number of remotes. A remote with a canary is left out unless it is the page's own: the browser asks for its visitor's
 * release.
 */
export function pageRegistry(
  snapshot: Snapshot,
  { own, links }: { own: LiveRemote | undefined; links: readonly string[] },
  scripts: PageScripts,
  isWithheld: IsWithheld,
): PageRegistry {
  const paths = new Map<LiveRemote, string[]>();
  if (own) paths.set(own, []);
  for (const link of links) {
    const remote = remoteAt(snapshot, link);
    if (!remote || (remote !== own && snapshot.undecided?.includes(remote.name))) continue;
    const linked = paths.get(remote);
    if (linked) linked.push(link);
    else paths.set(remote, [link]);
  }
  const remotes = [...paths].map(([remote, linked]): RegistryRemote => {
    const told = registryRemote(remote, isWithheld);
    if (told.status !== 'available') return told;
    const pages = scripts.pages(remote, linked);
    // The browser already has the routes of the page's own remote.
    return remote === own ? { ...told, pages } : { ...told, routes: scripts.routes(remote), pages };
  });
  const { revision, nav } = snapshot;
  const complete = remotes.length === snapshot.remotes.length;
  return { revision, complete, remotes, nav };
}

const mounts = new WeakMap<Snapshot, Map<string, LiveRemote>>();

/** The remote that answers a path. A mount path is one segment, so a map finds it without trying every remote. */
function remoteAt(snapshot: Snapshot, path: string): LiveRemote | undefined {
  const bySegment = mounts.get(snapshot) ?? new Map<string, LiveRemote>();
  if (!mounts.has(snapshot)) {
    for (const remote of snapshot.remotes) {
      for (const mount of remote.mounts) if (!bySegment.has(mount)) bySegment.set(mount, remote);
    }
    mounts.set(snapshot, bySegment);
  }
  const remote = bySegment.get(`/${path.split('/')[1] ?? ''}`);
  return remote && mountForPath(remote.mounts, path) !== undefined ? remote : undefined;
}
