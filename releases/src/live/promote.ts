import type { Channel } from '@tramuntana/contracts';
import { liveVersion, stateOf } from '../history/releaseState';
import { ReleaseRefused } from '../refusal';
import type { ReleaseSettings } from '../store/ReleaseStore';
import { type Change, type ChangeOptions, changeLive, type LiveChange } from './changeLive';
import type { DropMounts } from './rules/mountRules';

export type PromoteOptions = ChangeOptions & {
  /** Live paths that may be 404 after this promotion; none by default. */
  dropMounts?: DropMounts;
  /** Gives the policies that the promotion of a version passes over; throws if one forbids it. None by default. */
  permit?: Change['permit'];
};

/**
 * Makes a published version live, after comparing each of its files with its hash. The newest version is the default. If it
 * was live before and is not now, it must be named, because there was a reason to leave it.
 */
export function promote(
  settings: ReleaseSettings,
  remote: string,
  version?: string,
  { dropMounts = [], permit, ...options }: PromoteOptions = {},
): Promise<LiveChange> {
  const choose = async (channel: Channel | undefined) => version ?? (await newest(settings, remote, channel));
  return changeLive(settings, remote, { action: 'promote', choose, dropMounts, permit }, options);
}

async function newest(settings: ReleaseSettings, remote: string, channel: Channel | undefined): Promise<string> {
  const { releases, damaged } = await settings.store.releases(remote);
  const last = releases.at(-1)?.version;
  if (last === undefined) {
    const reason = damaged[0] ? `has no release that can be read (${damaged[0].reason})` : 'has no published release';
    throw new ReleaseRefused(remote, `${reason}; publish one: npm run release -- publish ${remote}`);
  }
  const wasLive = channel?.history.some(({ to }) => to === last);
  if (last === liveVersion(channel) || !wasLive) return last;
  const choices = releases.map(({ version }) => `${version} (${stateOf(version, channel)})`).reverse();
  throw new ReleaseRefused(
    remote,
    `the newest release, ${last}, was live before and is not now; say which one you mean: ` +
      `npm run release -- promote ${remote} <version>; there are: ${choices.join(', ')}`,
  );
}
