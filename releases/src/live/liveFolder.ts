import { readChannel } from '../store/channelFile';
import { type ReleaseSettings, releaseFolder } from '../store/releaseStore';
import { liveVersion } from './changeLive';
import { wholeRelease } from './wholeRelease';

/**
 * Folder of a remote's live release; undefined where none is live. Throws a ReleaseRefused where its channel cannot be
 * read, or where a file of it does not match its hash.
 */
export async function liveFolder(settings: ReleaseSettings, remote: string): Promise<string | undefined> {
  const live = liveVersion(await readChannel(settings, remote));
  if (live === null) return undefined;
  await wholeRelease(settings, remote, live);
  return releaseFolder(settings, remote, live);
}
