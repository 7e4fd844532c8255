import path from 'node:path';
import { type Channel, type ChannelChange, type ReleaseManifest, SHELL } from 'shared-contracts';
import { exclusively } from 'shared-lock';
import { ReleaseRefused } from '../refusal';
import { readChannel, writeChannel } from '../store/channelFile';
import { listReleases, type ReleaseSettings, readManifest, remoteLock } from '../store/releaseStore';
import { formerLive } from './formerLive';
import { refuseCollidingMounts } from './releaseRules';
import { refuseShellForRemotes } from './remotesOfShell';
import { refuseUnfitRelease } from './shellOffers';
import { damageOf } from './verifyRelease';

export type LiveChange = {
  remote: string;
  live: string;
  /** What was live before; null when the remote never was. */
  former: string | null;
  /** False when that version was live already: then nothing was written. */
  changed: boolean;
};

/** Makes a published version live; the newest where none is named. Each of its files is first compared with its hash. */
export function promote(
  settings: ReleaseSettings,
  remote: string,
  version?: string,
  by: ChannelChange['by'] = 'operator',
): Promise<LiveChange> {
  return changeLive(settings, remote, 'promote', by, async () => version ?? (await newest(settings, remote)));
}

/** Makes the release live again that was live before the present one. */
export function rollback(settings: ReleaseSettings, remote: string): Promise<LiveChange> {
  return changeLive(settings, remote, 'rollback', 'operator', async (channel) => {
    if (!channel) {
      throw new ReleaseRefused(remote, `was never live, so there is nothing to go back to; ${promoteAdvice(remote)}`);
    }
    const former = formerLive(channel);
    if (former) return former;
    throw new ReleaseRefused(
      remote,
      `${channel.live} is its first live release, so there is nothing to go back to; ${promoteAdvice(remote)}`,
    );
  });
}

const promoteAdvice = (remote: string) => `to choose a release: npm run release -- promote ${remote} <version>`;

async function changeLive(
  settings: ReleaseSettings,
  remote: string,
  action: ChannelChange['action'],
  by: ChannelChange['by'],
  choose: (channel: Channel | undefined) => Promise<string>,
): Promise<LiveChange> {
  return exclusively(remoteLock(settings, remote), async () => {
    const channel = await readChannel(settings, remote);
    const former = channel?.live ?? null;
    const live = await choose(channel);
    if (live === former) return { remote, live, former, changed: false };
    const manifest = await wholeRelease(settings, remote, live);
    await refuseUnfit(settings, manifest, by);
    // All remotes share this lock. Without it two remotes could claim the same path at the same moment.
    await exclusively(path.join(settings.store, '.paths.lock'), async () => {
      await refuseCollidingMounts(settings, manifest);
      const change: ChannelChange = { at: new Date().toISOString(), action, from: former, to: live, by };
      const canary = channel?.canary?.version === live ? undefined : channel?.canary;
      await writeChannel(settings, { schema: 1, remote, live, canary, history: [...(channel?.history ?? []), change] });
    });
    return { remote, live, former, changed: true };
  });
}

/** A start makes all releases of one repository live, one after the other, so the shell need not fit the former remotes. */
async function refuseUnfit(settings: ReleaseSettings, manifest: ReleaseManifest, by: ChannelChange['by']) {
  if (manifest.remote !== SHELL) return refuseUnfitRelease(settings, manifest, by === 'start' ? 'built' : 'running');
  if (by !== 'start') await refuseShellForRemotes(settings, manifest);
}

async function newest(settings: ReleaseSettings, remote: string): Promise<string> {
  const { releases, damaged } = await listReleases(settings, remote);
  const last = releases.at(-1);
  if (last) return last.version;
  const reason = damaged[0] ? `has no release that can be read (${damaged[0].reason})` : 'has no published release';
  throw new ReleaseRefused(remote, `${reason}; publish one: npm run release -- publish ${remote}`);
}

/** The manifest of a release, each of whose files matches its hash. Throws a ReleaseRefused for another one. */
export async function wholeRelease(
  settings: ReleaseSettings,
  remote: string,
  version: string,
): Promise<ReleaseManifest> {
  const manifest = await readManifest(settings, remote, version);
  if (!manifest) {
    const { releases } = await listReleases(settings, remote);
    const known = releases.map((release) => release.version).join(', ') || 'none';
    throw new ReleaseRefused(
      remote,
      `${version} is not in the store (published: ${known}); publish it or choose another`,
    );
  }
  const damage = await damageOf(settings, manifest);
  if (damage.length === 0) return manifest;
  const rest = damage.length > 1 ? ` and ${damage.length - 1} more` : '';
  throw new ReleaseRefused(
    remote,
    `${version} is not as it was published (${damage[0]}${rest}); publish it again from its source, or choose another ` +
      `version: npm run release -- promote ${remote} <version>`,
  );
}
