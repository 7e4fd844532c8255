import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseManifest } from 'shared-contracts';
import type { ReadReleaseFile } from '../publish/takeRelease';
import { readChannel } from '../store/channelFile';
import { type ReleaseSettings, releaseFolder } from '../store/releaseStore';
import { liveVersion } from './changeLive';
import { wholeRelease } from './wholeRelease';

export type LiveRelease = { manifest: ReleaseManifest; read: ReadReleaseFile };

/** A remote's live release, to be taken into another store; undefined where none is live. Refuses a damaged one. */
export async function readLive(settings: ReleaseSettings, remote: string): Promise<LiveRelease | undefined> {
  const live = liveVersion(await readChannel(settings, remote));
  if (live === null) return undefined;
  const manifest = await wholeRelease(settings, remote, live);
  const folder = releaseFolder(settings, remote, live);
  return { manifest, read: (file) => readFile(path.join(folder, file)) };
}
