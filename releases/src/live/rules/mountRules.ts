import type { BuildManifest } from '@tramuntana/contracts';
import { collisions, pathProblems } from '../../publish/pathProblems';
import { ReleaseRefused } from '../../refusal';
import { knownRemotes } from '../../releasedWorkspaces';
import type { ReleaseSettings } from '../../store/ReleaseStore';
import { liveManifest } from '../liveRelease';

/** Mount paths that a change may take from the site; `any` for a change that drops paths on purpose, such as a rollback. */
export type DropMounts = readonly string[] | 'any';

/** Throws for paths that a remote cannot have, and for links that it must not set. */
export function refuseBadPaths(manifest: BuildManifest): void {
  refuseFirst(manifest, pathProblems(manifest));
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

/** Throws if another live remote owns one of the paths. */
export async function refuseCollidingMounts(settings: ReleaseSettings, manifest: BuildManifest): Promise<void> {
  const names = await knownRemotes(settings);
  const remotes = await Promise.all(names.map(async (name) => ({ name, mounts: await liveMounts(settings, name) })));
  refuseFirst(manifest, collisions(manifest, remotes));
}

function refuseFirst({ remote, version }: BuildManifest, [problem]: string[]): void {
  if (problem !== undefined) throw new ReleaseRefused(remote, `${version} ${problem}`);
}

/** Paths of a live remote; none if it is retired or damaged. */
export const liveMounts = async ({ store }: ReleaseSettings, remote: string): Promise<string[]> =>
  (await liveManifest(store, remote))?.mounts ?? [];
