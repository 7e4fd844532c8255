import { type Channel, isRetired } from 'shared-contracts';
import { formerLive } from './formerLive';

/** The states of a release. A rollback makes the `last good` one live. */
export type ReleaseState = 'live' | 'retired' | 'canary' | 'last good' | 'rolled back' | 'was live' | 'never live';

/** The state of a published version, by its remote's channel. */
export function stateOf(version: string, channel: Channel | undefined): ReleaseState {
  if (!channel) return 'never live';
  if (channel.live === version) return isRetired(channel) ? 'retired' : 'live';
  if (channel.canary?.version === version) return 'canary';
  if (formerLive(channel) === version) return 'last good';
  const last = channel.history.findLast(({ from, to }) => from === version || to === version);
  if (!last) return 'never live';
  return last.action === 'rollback' && last.from === version ? 'rolled back' : 'was live';
}

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
