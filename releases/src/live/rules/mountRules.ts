import { type BuildManifest, mountForPath, RESERVED_MOUNTS, SHELL } from '@tramuntana/contracts';
import { ReleaseRefused } from '../../refusal';
import { knownRemotes } from '../../releasedWorkspaces';
import type { ReleaseSettings } from '../../store/ReleaseStore';
import { liveManifest } from '../liveRelease';

/** Mount paths that a change may take from the site; `any` for a change that drops paths on purpose, such as a rollback. */
export type DropMounts = readonly string[] | 'any';

/**
 * Throws if a remote has no path, or a reserved path. The shell answers reserved paths itself or passes them to the API, so
 * visitors could see no page of the remote there.
 */
export function refuseUnusableMounts({ remote, version, mounts }: BuildManifest): void {
  if (mounts.length === 0 && remote !== SHELL) {
    throw new ReleaseRefused(
      remote,
      `${version} answers no path; name one in the mounts of ${remote}/webpack.config.ts, as in mounts: ['/blog']`,
    );
  }
  const reserved = mounts.find((mount) => (RESERVED_MOUNTS as readonly string[]).includes(mount));
  if (reserved === undefined) return;
  throw new ReleaseRefused(
    remote,
    `${version} wants the path ${reserved}, which belongs to the shell or the API; ` +
      `take it out of the mounts in ${remote}/webpack.config.ts (reserved: ${RESERVED_MOUNTS.join(', ')})`,
  );
}

/** Throws for a header or footer link outside of the remote's own mounts: only their owner knows the pages of a path. */
export function refuseForeignLinks({ remote, version, mounts, nav = [] }: BuildManifest): void {
  const foreign = nav.find(({ path }) => mountForPath(mounts, path) === undefined);
  if (foreign === undefined) return;
  throw new ReleaseRefused(
    remote,
    `${version} links ${foreign.path} ("${foreign.label}"), which is not below its own mounts ${mounts.join(', ')}; ` +
      `take it out of the nav in ${remote}/webpack.config.ts, or add its mount`,
  );
}

/** Throws if the release lacks a path that the remote answers now, unless that path is in `dropMounts`. */
export async function refuseGivenUpMounts(
  settings: ReleaseSettings,
  { remote, version, mounts }: BuildManifest,
  dropMounts: DropMounts,
): Promise<void> {
  if (dropMounts === 'any') return;
  const lost = (await liveMounts(settings, remote)).filter(
    (mount) => !mounts.includes(mount) && !dropMounts.includes(mount),
  );
  if (lost.length === 0) return;
  const options = lost.map((mount) => `--drop-mount ${mount}`).join(' ');
  throw new ReleaseRefused(
    remote,
    `${version} no longer answers ${lost.join(', ')}, which is live now and would be 404; ` +
      `add it to the mounts in ${remote}/webpack.config.ts, or give it up: ` +
      `npm run release -- promote ${remote} ${version} ${options}`,
  );
}

/** Throws if another live remote owns one of the paths. With two owners, chance would decide which one answers. */
export async function refuseCollidingMounts(
  settings: ReleaseSettings,
  { remote, version, mounts }: BuildManifest,
): Promise<void> {
  for (const other of await knownRemotes(settings)) {
    if (other === remote) continue;
    const taken = await liveMounts(settings, other);
    const collision = mounts.find((mount) => taken.includes(mount));
    if (collision === undefined) continue;
    throw new ReleaseRefused(
      remote,
      `${version} wants the path ${collision}, which belongs to ${other}, live now; ` +
        `take it out of the mounts in ${remote}/webpack.config.ts, or first promote a ${other} without it`,
    );
  }
}

/** Paths of a live remote; none if it is retired or damaged. */
export const liveMounts = async ({ store }: ReleaseSettings, remote: string): Promise<string[]> =>
  (await liveManifest(store, remote))?.mounts ?? [];
