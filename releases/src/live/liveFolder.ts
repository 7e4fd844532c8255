import { readChannel } from '../store/channelFile';
import { type ReleaseSettings, releaseFolder } from '../store/releaseStore';
import { wholeRelease } from './changeLive';

/**
 * Folder of a remote's live release; undefined where none is live. Throws a ReleaseRefused where its channel cannot be
 * read, or where a file of it does not match its hash.
 */
export async function liveFolder(settings: ReleaseSettings, remote: string): Promise<string | undefined> {
  const channel = await readChannel(settings, remote);
  if (!channel) return undefined;
  await wholeRelease(settings, remote, channel.live);
  return releaseFolder(settings, remote, channel.live);
}
