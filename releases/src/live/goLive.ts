import { publish } from '../publish/publish';
import { takeRelease } from '../publish/takeRelease';
import type { ReleaseSettings } from '../store/releaseStore';
import type { LiveChange } from './changeLive';
import { promote } from './promote';
import type { LiveRelease } from './readLive';

const AT_ONCE = { by: 'start', dropMounts: 'any' } as const;

/**
 * Publishes a build of development and makes it live, whatever was live before. It is compared with the shell that is built
 * beside it, and not compressed: no visitor downloads it.
 */
export async function goLive(settings: ReleaseSettings, remote: string): Promise<LiveChange> {
  const { version } = await publish(settings, remote, { compress: false, offerOf: 'built' });
  return promote(settings, remote, version, AT_ONCE);
}

/** Puts a release of another store or site into this store, and makes it live. */
export async function takeLive(settings: ReleaseSettings, { manifest, read }: LiveRelease): Promise<LiveChange> {
  await takeRelease(settings, manifest, read);
  return promote(settings, manifest.remote, manifest.version, AT_ONCE);
}
