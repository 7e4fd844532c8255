import { copyRelease } from '../../mirror/copyRelease';
import { publish } from '../../publish/publish';
import type { DirectoryStore } from '../../store/directory/DirectoryStore';
import type { ReleaseSettings } from '../../store/ReleaseStore';
import type { LiveChange } from '../changeLive';
import type { LiveRelease } from '../liveRelease';
import { promote } from '../promote';

const AT_ONCE = { by: 'start', dropMounts: 'any' } as const;

/**
 * Publishes a development build and makes it live, whatever was live before. It must fit the shell that is built beside it.
 * It is not compressed, because no visitor downloads it.
 */
export async function goLive(settings: ReleaseSettings, remote: string): Promise<LiveChange> {
  const { version } = await publish(settings, remote, { compress: false, offerOf: 'built' });
  return promote(settings, remote, version, AT_ONCE);
}

/** Copies a release that is live elsewhere into this store and makes it live. Refuses files that do not match their hash. */
export async function takeLive(
  settings: ReleaseSettings & { store: DirectoryStore },
  { manifest, source }: LiveRelease,
): Promise<LiveChange> {
  const { remote, version } = manifest;
  await settings.store.exclusively(remote, () => copyRelease(source, settings.store, manifest));
  return promote(settings, remote, version, AT_ONCE);
}
