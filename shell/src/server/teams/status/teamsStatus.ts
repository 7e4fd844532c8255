import type { Channel, ChannelChange } from 'shared-contracts';
import type { CanaryStatus } from '../../canary/createCanaries';
import type { FiguresOfRelease } from '../../figures/ReleaseFigures';
import type { LiveRemote } from '../../registry/LiveRemote';
import { goodReleases } from '../../registry/releases/goodReleases';
import type { Snapshot } from '../../registry/Snapshot';

/** How many changes of the store are told, the latest first. */
const MAX_CHANGES = 30;
/** How many releases of a remote are told, besides those that visitors get. */
const MAX_FORMER = 3;

export type RemoteStatus = Pick<LiveRemote, 'name' | 'version' | 'wanted' | 'status'> & {
  /** Why it is unavailable, or another release than the wanted one is in use. */
  problem: string | undefined;
  canary: CanaryStatus | undefined;
  /** The release that a rollback leads to; undefined if there is none. */
  lastGood: string | undefined;
  /** Figures of what visitors get, and of a few that they got before. */
  figures: FiguresOfRelease[];
};

export type TeamsStatus = { remotes: RemoteStatus[]; changes: (ChannelChange & { remote: string })[] };

type Options = {
  registry: { current(): Snapshot };
  problemOf: (remote: LiveRemote) => string | undefined;
  canaryOf: (remote: string) => CanaryStatus | undefined;
  /** All remotes of the store, also those off the site. */
  remotes: () => Promise<string[]>;
  /** Rejects if the channel cannot be read. */
  channel: (remote: string) => Promise<Channel>;
  figures: { all(): readonly FiguresOfRelease[] };
};

/** What the teams are told of the site. A remote whose channel cannot be read is told without its history. */
export async function teamsStatus(options: Options): Promise<TeamsStatus> {
  const { registry, problemOf, canaryOf, figures } = options;
  const names = await options.remotes();
  const channels = await Promise.all(names.map((name) => options.channel(name).catch(() => undefined)));
  const remotes = registry.current().remotes.map((remote) => {
    const { name, version, wanted, status } = remote;
    const channel = channels[names.indexOf(name)];
    const canary = canaryOf(name);
    const own = figures.all().filter((one) => one.name === name);
    const got = [version, canary?.version].flatMap((one) => own.find((known) => known.version === one) ?? []);
    const former = own.filter((one) => !got.includes(one)).slice(0, MAX_FORMER);
    return {
      name,
      version,
      wanted,
      status,
      problem: remote.reason ?? problemOf(remote),
      canary,
      lastGood: channel && goodReleases(channel).find((good) => good !== version),
      figures: [...got, ...former],
    };
  });
  const changes = channels
    .flatMap((channel) => channel?.history.map((change) => ({ ...change, remote: channel.remote })) ?? [])
    .sort((a, b) => (a.at < b.at ? 1 : -1))
    .slice(0, MAX_CHANGES);
  return { remotes, changes };
}
