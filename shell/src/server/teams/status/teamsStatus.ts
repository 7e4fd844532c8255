import type { Channel, ChannelChange, ReleaseManifest } from '@tramuntana/contracts';
import type { FiguresOfRelease, ReleaseFigures } from '../../figures/ReleaseFigures';
import type { LiveRemote } from '../../store/LiveRemote';
import { releasesToTry } from '../../store/releases/releasesToTry';
import type { Snapshot } from '../../store/Snapshot';
import type { CanaryStatus } from '../../visitors/createVisitors';

/** How many changes of the store are listed, the latest first. */
const MAX_CHANGES = 30;
/** How many former releases of a remote are listed. */
const MAX_FORMER = 3;
/** How many never-live versions of a remote are listed, the newest first. */
const MAX_UNPROMOTED = 5;

export type RemoteStatus = Pick<LiveRemote, 'name' | 'version' | 'wanted' | 'status'> & {
  /** Why it is unavailable, or why another release than the wanted one is in use. */
  problem: string | undefined;
  canary: CanaryStatus | undefined;
  /** The release that a rollback leads to; undefined if there is none. */
  lastGood: string | undefined;
  /** Figures of what visitors get, and of a few that they got before. */
  figures: ToldFigures[];
};

/** Figures of a release, and why visitors last got a fallback of it. */
export type ToldFigures = FiguresOfRelease & { lastReason?: string | undefined };

/** A published version that visitors never got; `path` is one that its remote answers. */
type Unpromoted = { remote: string; version: string; publishedAt: string; path: string };

export type TeamsStatus = {
  remotes: RemoteStatus[];
  /** The newest first. */
  unpromoted: Unpromoted[];
  changes: (ChannelChange & { remote: string })[];
};

type Options = {
  registry: { current(): Snapshot };
  problemOf: (remote: LiveRemote) => string | undefined;
  canaryOf: (remote: string) => CanaryStatus | undefined;
  /** All remotes of the store, including retired ones. */
  remotes: () => Promise<string[]>;
  /** Rejects if the channel cannot be read. */
  channel: (remote: string) => Promise<Channel>;
  /** The published releases of a remote, the newest first. */
  published: (remote: string) => Promise<ReleaseManifest[]>;
  figures: Pick<ReleaseFigures, 'all' | 'lastReason'>;
};

/** The site's status for the teams. A remote whose channel cannot be read comes without its history. */
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
      lastGood: channel && releasesToTry(channel).find((good) => good !== version),
      figures: [...got, ...former].map((one) => ({ ...one, lastReason: figures.lastReason(one) })),
    };
  });
  const changes = channels
    .flatMap((channel) => channel?.history.map((change) => ({ ...change, remote: channel.remote })) ?? [])
    .sort((a, b) => (a.at < b.at ? 1 : -1))
    .slice(0, MAX_CHANGES);
  const published = await Promise.all(names.map((name) => options.published(name)));
  const unpromoted = published
    .flatMap((releases, index) => neverSeen(releases, channels[index]))
    .sort((a, b) => (a.publishedAt < b.publishedAt ? 1 : -1));
  return { remotes, unpromoted, changes };
}

/** Without a channel, no version of the remote was ever live. */
function neverSeen(releases: readonly ReleaseManifest[], channel: Channel | undefined): Unpromoted[] {
  const seen = new Set(channel?.history.flatMap(({ from, to, canary }) => [from, to, canary?.version]));
  return releases
    .filter(({ version }) => version !== channel?.live && !seen.has(version))
    .slice(0, MAX_UNPROMOTED)
    .map(({ remote, version, publishedAt, mounts }) => ({ remote, version, publishedAt, path: mounts[0] ?? '/' }));
}
