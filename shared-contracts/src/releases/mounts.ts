/**
 * Mount paths that remotes cannot have: the shell answers them itself or passes them to the API. A test of the shell
 * compares the list with the shell's routes.
 */
export const RESERVED_MOUNTS = [
  '/api',
  '/assets',
  '/client-errors',
  '/csp-reports',
  '/equipos',
  '/healthz',
  '/newsletters',
  '/page-data',
  '/releases',
  '/sitemap',
  '/vitals',
] as const;

/** The remote that answers a path. Undefined if there is none; the page then shows the 404 card. */
export function remoteForPath<Remote extends { mounts: readonly string[] }>(
  remotes: readonly Remote[],
  pathname: string,
): Remote | undefined {
  return remotes.find((remote) => mountForPath(remote.mounts, pathname) !== undefined);
}

/** The mount that covers a path: the mount itself or a path below it. `/` covers the home page alone. */
export function mountForPath(mounts: readonly string[], pathname: string): string | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;
  return mounts.find((mount) => path === mount || (mount !== '/' && path.startsWith(`${mount}/`)));
}
