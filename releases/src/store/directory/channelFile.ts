import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Channel, channel } from '@tramuntana/contracts';
import writeFileAtomic from 'write-file-atomic';
import { ReleaseRefused } from '../../refusal';
import { readJson } from '../parseStored';
import { remoteFolder, syncFolder } from './folders';

/** Path of a remote's channel. */
export const channelFile = (folder: string, remote: string) => path.join(remoteFolder(folder, remote), 'channel.json');

/** A remote's live version with the history of its changes; undefined if it never was live. */
export async function readChannel(folder: string, remote: string): Promise<Channel | undefined> {
  const file = channelFile(folder, remote);
  const advice = 'put it right from a backup, or delete it and promote a release';
  const found = await readJson(remote, file, channel, advice);
  if (found && found.remote !== remote) throw new ReleaseRefused(remote, `${file} is of ${found.remote}; ${advice}`);
  return found;
}

/** Replaces the channel in one step: a shell that reads it meanwhile sees the former or the new one. */
export async function writeChannel(folder: string, next: Channel): Promise<void> {
  const file = channelFile(folder, next.remote);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFileAtomic(file, `${JSON.stringify(next, null, 2)}\n`);
  await syncFolder(path.dirname(file));
}
