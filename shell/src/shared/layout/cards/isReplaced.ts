import type { PageRemotes } from '../../composition/PageRemotes';

/**
 * Whether the page has loaded a release for this path that is no longer live, so that only another document has the present
 * one (docs/product/layout.md#card-6). Rejects if the server does not answer.
 */
export async function isReplaced(remotes: PageRemotes, pathname: string): Promise<boolean> {
  const remote = remotes.forPath(pathname);
  if (!remote || !remotes.isLoaded(remote.name)) return false;
  // The server tells of live releases alone.
  return (await fetch(remote.base.slice(0, -1), { method: 'HEAD', cache: 'no-store' })).status === 404;
}
