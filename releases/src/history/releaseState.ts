import { type Channel, type ChannelChange, isRetired, promotedReleases } from '@tramuntana/contracts';

/** The states of a release. A rollback makes the `last good` one live. */
export type ReleaseState = 'live' | 'retired' | 'canary' | 'last good' | 'rolled back' | 'was live' | 'never live';

/** The state of a published version, by its remote's channel. */
export function stateOf(version: string, channel: Channel | undefined): ReleaseState {
  if (!channel) return 'never live';
  if (channel.live === version) return isRetired(channel) ? 'retired' : 'live';
  if (channel.canary?.version === version) return 'canary';
  if (lastGoodVersion(channel) === version) return 'last good';
  const last = channel.history.findLast(({ from, to }) => from === version || to === version);
  if (!last) return 'never live';
  return last.action === 'rollback' && last.from === version ? 'rolled back' : 'was live';
}

/** The live version of a remote; null if it never was live or is retired. */
export const liveVersion = (channel: Channel | undefined): string | null =>
  channel && !isRetired(channel) ? channel.live : null;

/**
 * The version that was live before the present one; undefined if there was none. A rollback removes one promote for good. So
 * rolling back twice goes two releases back, and never returns to the release that was just left.
 */
export function lastGoodVersion({ history, live }: Channel): string | undefined {
  const promoted = promotedReleases(history);
  // In a channel edited by hand, the live version may have no entry. Then the last entry is the last good release.
  if (promoted.at(-1) !== live) return promoted.at(-1);
  return promoted.at(-2);
}

/** The changes of a remote's live release, oldest first: its history without the changes of canaries. */
export const liveChanges = (channel: Channel | undefined): ChannelChange[] =>
  (channel?.history ?? []).filter(({ canary }) => !canary);

/** The last change of a remote's canary: its start, another share or its end. Undefined if there never was a canary. */
export const lastCanaryChange = (channel: Channel | undefined): ChannelChange | undefined =>
  channel?.history.findLast(({ canary }) => canary);

/**
 * When a version was last live, as an ISO time: `now` if it still is, undefined if it never was. `now` is an ISO time.
 */
export function lastLiveAt(version: string, channel: Channel | undefined, now: string): string | undefined {
  if (!channel) return undefined;
  const { history } = channel;
  const index = history.findLastIndex(({ to, action }) => to === version && action !== 'retire');
  if (index < 0) return undefined;
  // The version was live until the next change of any kind.
  return history[index + 1]?.at ?? now;
}

/**
 * When a version was last a canary, as an ISO time: `now` if it still is one, undefined if it never was. `now` is an ISO
 * time.
 */
export function lastCanaryAt(version: string, channel: Channel | undefined, now: string): string | undefined {
  const history = channel?.history ?? [];
  const index = history.findLastIndex(({ canary }) => canary?.version === version && canary.percent > 0);
  if (index < 0) return undefined;
  // A canary goes on while another version is promoted. It ends when it goes live itself, or when its remote is retired.
  return (
    history.slice(index + 1).find(({ action, to }) => action === 'canary' || action === 'retire' || to === version)
      ?.at ?? now
  );
}
