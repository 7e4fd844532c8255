import { type BuildManifest, SHELL } from 'shared-contracts';
import { ReleaseRefused } from '../refusal';
import { readChannel } from '../store/channelFile';
import { knownRemotes, type ReleaseSettings, readManifest } from '../store/releaseStore';

/** Throws where a live remote owns one of the paths: of two owners, chance would decide which one answers. */
export async function refuseCollidingMounts(
  settings: ReleaseSettings,
  { remote, version, mounts }: BuildManifest,
): Promise<void> {
  if (mounts.length === 0 && remote !== SHELL) {
    throw new ReleaseRefused(
      remote,
      `${version} answers no path; name one in the mounts of ${remote}/webpack.config.ts, as in mounts: ['/blog']`,
    );
  }
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

/** Paths of a live remote; none where its files are damaged, because that must not block other remotes. */
async function liveMounts(settings: ReleaseSettings, remote: string): Promise<string[]> {
  try {
    const channel = await readChannel(settings, remote);
    const manifest = channel && (await readManifest(settings, remote, channel.live));
    return manifest?.mounts ?? [];
  } catch (error) {
    if (error instanceof ReleaseRefused) return [];
    throw error;
  }
}
