import type { Channel, ChannelChange } from '@tramuntana/contracts';
import { withChange } from '../history/chain';
import { describeChange } from '../history/describeChange';
import { liveChanges, liveVersion } from '../history/releaseState';
import { ReleaseRefused } from '../refusal';
import type { ReleaseSettings, ReleaseStore } from '../store/ReleaseStore';
import { verifiedRelease } from '../store/verifiedRelease';
import { type DropMounts, refuseBadPaths, refuseCollidingMounts, refuseGivenUpMounts } from './rules/mountRules';
import { refuseUnfit } from './rules/offerRules';

export type LiveChange = {
  remote: string;
  /** The version that is live now; null if the remote is retired now. */
  live: string | null;
  /** The version that was live before; null if the remote never was live, or was retired. */
  former: string | null;
  /** False if it was so already and nothing was written. */
  changed: boolean;
  /** Number of `liveChanges` in the remote's history now. Another number later means that the remote was changed again. */
  entries: number;
  /** The policies that the change passed over. */
  passedOver?: string[];
};

export type ChangeOptions = {
  by?: ChannelChange['by'];
  /** Author and reason of the change, for the history. */
  who?: string;
  reason?: string;
  /** The version that the caller saw live, or `none`. The change is refused if another one is live. */
  expect?: string;
};

export type Change = {
  action: ChannelChange['action'];
  /** Gives the version to make live, or null to retire the remote, by the channel as it was when the command began. */
  choose(channel: Channel | undefined): Promise<string | null> | string | null;
  dropMounts: DropMounts;
  /** Gives the policies that the change passes over. Called under the remote's lock; throws if one forbids the change. */
  permit?: ((version: string, channel: Channel | undefined) => Promise<string[]>) | undefined;
};

/**
 * Changes a remote's live release and adds the change to its history. The choice is made before the wait for the remote's
 * lock. If somebody else changed the live release during the wait, this change is refused.
 */
export async function changeLive(
  settings: ReleaseSettings,
  remote: string,
  { action, choose, dropMounts, permit }: Change,
  { by = 'operator', who, reason, expect }: ChangeOptions,
): Promise<LiveChange> {
  const { store } = settings;
  const seen = await store.channel(remote);
  if (expect !== undefined) refuseUnexpected(remote, seen, expect);
  const live = await choose(seen);
  return store.exclusively(remote, async () => {
    const channel = await store.channel(remote);
    const history = channel?.history ?? [];
    const entries = liveChanges(channel).length;
    const former = liveVersion(channel);
    // Two commands that want the same are no conflict.
    if (live === former) return { remote, live, former, changed: false, entries };
    refuseChangedMeanwhile(remote, seen, channel);
    const passedOver = live === null ? [] : ((await permit?.(live, channel)) ?? []);
    const entry: ChannelChange = {
      at: new Date().toISOString(),
      action,
      from: former,
      to: live ?? '',
      by,
      who,
      reason: withPassedOver(reason, passedOver),
    };
    if (live === null) {
      if (!channel) throw new ReleaseRefused(remote, 'was never live, so there is nothing to retire');
      const retired: ChannelChange = { ...entry, action: 'retire', to: channel.live };
      await write(store, channel, { ...channel, canary: undefined, history: withChange(remote, history, retired) });
    } else {
      const manifest = await verifiedRelease(store, remote, live, settings.signatureKeys);
      refuseBadPaths(manifest);
      await refuseGivenUpMounts(settings, manifest, dropMounts);
      const canary = channel?.canary?.version === live ? undefined : channel?.canary;
      // All remotes and the shell share this lock. Without it two remotes could claim the same path at the same moment, or a
      // shell and a remote that do not fit each other could both go live.
      await store.exclusively('paths', async () => {
        await refuseUnfit(settings, manifest, by);
        await refuseCollidingMounts(settings, manifest);
        await write(store, channel, { schema: 1, remote, live, canary, history: withChange(remote, history, entry) });
      });
    }
    return { remote, live, former, changed: true, entries: entries + 1, ...(passedOver.length > 0 && { passedOver }) };
  });
}

/** The reason for the history, with the policies that the change passed over. */
function withPassedOver(reason: string | undefined, passedOver: readonly string[]): string | undefined {
  if (passedOver.length === 0) return reason;
  return [reason, `(passed over: ${passedOver.join(', ')})`].filter(Boolean).join(' ');
}

async function write(store: ReleaseStore, seen: Channel | undefined, next: Channel): Promise<void> {
  if (await store.replaceChannel(next, seen)) return;
  // No other process writes under the remote's lock. So the lock was lost, as when the database ended the connection.
  refuseChangedMeanwhile(next.remote, seen, await store.channel(next.remote));
  throw new ReleaseRefused(next.remote, `could not be changed in ${store.place}; try again`, 'conflict');
}

function refuseUnexpected(remote: string, channel: Channel | undefined, expected: string): void {
  const live = liveVersion(channel) ?? 'none';
  if (live === expected) return;
  const last = liveChanges(channel).at(-1);
  throw new ReleaseRefused(
    remote,
    `${live} is live, not ${expected} as expected${last ? ` (${describeChange(last)})` : ''}; ` +
      `look at it with npm run release -- history ${remote}, then decide again`,
    'conflict',
  );
}

function refuseChangedMeanwhile(remote: string, seen: Channel | undefined, channel: Channel | undefined): void {
  const changes = liveChanges(channel);
  const last = changes.at(-1);
  const isSame = channel?.live === seen?.live && changes.length === liveChanges(seen).length;
  if (isSame) return;
  throw new ReleaseRefused(
    remote,
    `was changed while this command waited${last ? ` (${describeChange(last)})` : ''}, so nothing was done; ` +
      `look at it with npm run release -- status, then decide again`,
    'conflict',
  );
}
