import type { ChannelChange } from '@tramuntana/contracts';
import { authorOf, describeTime, verbOf, versionOf } from '../history/describeChange';
import type { ReleaseStore } from '../store/ReleaseStore';
import { type Outcome, table } from './outcome';

const HEADINGS = ['when (UTC)', 'what', 'version', 'before', 'who', 'why'];

/** Every change of a remote's live release and canary, newest first: when, what, who and why. */
export async function history(store: ReleaseStore, remote: string, since?: string): Promise<Outcome> {
  const all = (await store.channel(remote))?.history ?? [];
  const changes = all.filter(isSince(since)).toReversed();
  const none = all.length > 0 ? `was not changed since ${since}` : 'was never live';
  return {
    data: { remote, history: changes },
    lines: changes.length > 0 ? table([HEADINGS, ...changes.map(rowOf)]) : [`${remote}: ${none}`],
  };
}

/** The changes of several remotes in one list, newest first. */
export async function historyOfAll(store: ReleaseStore, remotes: readonly string[], since?: string): Promise<Outcome> {
  const changes: (ChannelChange & { remote: string })[] = [];
  for (const remote of remotes) {
    const { history = [] } = (await store.channel(remote)) ?? {};
    changes.push(...history.filter(isSince(since)).map((change) => ({ remote, ...change })));
  }
  // Changes of one remote at the same moment keep their order.
  const newest = changes.reverse().sort((a, b) => b.at.localeCompare(a.at));
  const rows = newest.map((change) => [change.remote, ...rowOf(change)]);
  return {
    data: { since: since ?? null, history: newest },
    lines: rows.length > 0 ? table([['remote', ...HEADINGS], ...rows]) : [`no change${since ? ` since ${since}` : ''}`],
  };
}

const isSince = (since: string | undefined) => (change: ChannelChange) =>
  since === undefined || Date.parse(change.at) >= Date.parse(since);

const rowOf = (change: ChannelChange): string[] => [
  describeTime(change.at),
  verbOf(change),
  versionOf(change),
  change.from ?? '-',
  authorOf(change),
  change.reason ?? '',
];
