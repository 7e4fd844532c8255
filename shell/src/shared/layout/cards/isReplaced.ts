import type { PageRemotes } from '../../composition/PageRemotes';

/**
 * Whether the page has loaded a release for this path that is no longer live. Only a reload then brings the live one
 * (docs/product/layout.md#card-6). Rejects if the server does not answer.
 */
export async function isReplaced(remotes: PageRemotes, pathname: string): Promise<boolean> {
  const remote = remotes.forPath(pathname);
  if (!remote || !remotes.isLoaded(remote.name)) return false;
  // The server answers 404 for a release that is not live.
  return (await fetch(remote.base.slice(0, -1), { method: 'HEAD', cache: 'no-store' })).status === 404;
}
