/** The remote that answers a path, or undefined where only the 404 card can. `/` belongs to a mount of its own alone. */
export function remoteForPath<Remote extends { mounts: readonly string[] }>(
  remotes: readonly Remote[],
  pathname: string,
): Remote | undefined {
  return remotes.find((remote) => mountForPath(remote.mounts, pathname) !== undefined);
}

/** The mount path that covers a path. */
export function mountForPath(mounts: readonly string[], pathname: string): string | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;
  return mounts.find((mount) => path === mount || (mount !== '/' && path.startsWith(`${mount}/`)));
}
