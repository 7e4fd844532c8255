import { type BuildManifest, isRetired } from 'shared-contracts';
import { ReleaseRefused } from '../../refusal';
import { knownRemotes } from '../../releasedWorkspaces';
import type { ReleaseSettings } from '../../store/ReleaseStore';

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

/** Paths of a live remote; none if it is retired or damaged. A damaged remote must not block the others. */
export async function liveMounts({ store }: ReleaseSettings, remote: string): Promise<string[]> {
  try {
    const channel = await store.channel(remote);
    const manifest = channel && !isRetired(channel) && (await store.manifest(remote, channel.live));
    return manifest ? manifest.mounts : [];
  } catch (error) {
    if (error instanceof ReleaseRefused) return [];
    throw error;
  }
}
