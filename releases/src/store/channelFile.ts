import path from 'node:path';
import { type Channel, channel } from 'shared-contracts';
import { ReleaseRefused } from '../refusal';
import { readJson } from './readJson';
import { type ReleaseSettings, remoteFolder } from './releaseStore';
import { writeAtomically } from './writeAtomically';

const channelFile = (settings: ReleaseSettings, remote: string) =>
  path.join(remoteFolder(settings, remote), 'channel.json');

/** What is live of a remote and how it came so; undefined when it never was live. */
export async function readChannel(settings: ReleaseSettings, remote: string): Promise<Channel | undefined> {
  const file = channelFile(settings, remote);
  const advice = 'put it right from a backup, or delete it and promote a release';
  const found = await readJson(remote, file, channel, advice);
  if (found && found.remote !== remote) throw new ReleaseRefused(remote, `${file} is of ${found.remote}; ${advice}`);
  return found;
}

/** Swaps the channel in one step: shells that read it meanwhile see the former or the new one. */
export async function writeChannel(settings: ReleaseSettings, next: Channel): Promise<void> {
  await writeAtomically(channelFile(settings, next.remote), `${JSON.stringify(next, null, 2)}\n`);
}
