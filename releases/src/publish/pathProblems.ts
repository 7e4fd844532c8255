import { type BuildManifest, mountForPath, RESERVED_MOUNTS, SHELL } from '@tramuntana/contracts';

/** A live remote and its paths. */
export type MountedRemote = { name: string; mounts: readonly string[] };

/**
 * Problems of a build's own paths and links. A remote without a path, or with a reserved one, could show no page: the shell
 * answers reserved paths itself or passes them to the API. Links lead to own paths, because only their owner knows the pages.
 */
export function pathProblems({ remote, mounts, nav = [] }: BuildManifest): string[] {
  const file = `${remote}/webpack.config.ts`;
  const reserved = mounts.filter((mount) => (RESERVED_MOUNTS as readonly string[]).includes(mount));
  const foreign = nav.filter(({ path }) => mountForPath(mounts, path) === undefined);
  return [
    ...(mounts.length === 0 && remote !== SHELL
      ? [`answers no path; name one in the mounts of ${file}, as in mounts: ['/blog']`]
      : []),
    ...reserved.map(
      (mount) =>
        `wants the path ${mount}, which belongs to the shell or the API; ` +
        `take it out of the mounts in ${file} (reserved: ${RESERVED_MOUNTS.join(', ')})`,
    ),
    ...foreign.map(
      ({ path, label }) =>
        `links ${path} ("${label}"), which is not below its own mounts ${mounts.join(', ')}; ` +
        `take it out of the nav in ${file}, or add its mount`,
    ),
  ];
}

/** Paths of a build that another live remote owns. With two owners, chance would decide which one answers. */
export function collisions({ remote, mounts }: BuildManifest, live: readonly MountedRemote[]): string[] {
  return mounts.flatMap((mount) => {
    const owner = live.find((other) => other.name !== remote && other.mounts.includes(mount));
    if (!owner) return [];
    return (
      `wants the path ${mount}, which belongs to ${owner.name}, live now; ` +
      `take it out of the mounts in ${remote}/webpack.config.ts, or first promote a ${owner.name} without it`
    );
  });
}
