import * as z from 'zod/mini';

/** One remote as a page knows it. `unavailable` means that the shell refused its release: show the card, load nothing. */
export const registryRemote = z.object({
  name: z.string(),
  version: z.string(),
  mounts: z.array(z.string()),
  /** Address of the release's `web/` folder, with a slash at its end. */
  base: z.string(),
  entry: z.string(),
  container: z.string(),
  status: z.enum(['available', 'unavailable']),
});

/** The version set of a page. A living page keeps its set until the next document load. */
export const registry = z.object({ revision: z.string(), remotes: z.array(registryRemote) });

export type RegistryRemote = z.infer<typeof registryRemote>;
export type Registry = z.infer<typeof registry>;

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
