/** The remote that answers a path; undefined where none does, and the 404 card is shown. */
export function remoteForPath<Remote extends { mounts: readonly string[] }>(
  remotes: readonly Remote[],
  pathname: string,
): Remote | undefined {
  return remotes.find((remote) => mountForPath(remote.mounts, pathname) !== undefined);
}

/** The mount path that covers a path: itself and what is below it. `/` covers the home page alone. */
export function mountForPath(mounts: readonly string[], pathname: string): string | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;
  return mounts.find((mount) => path === mount || (mount !== '/' && path.startsWith(`${mount}/`)));
}
