import { describeTime } from '../history/describeChange';
import { lastLiveAt, type ReleaseState, stateOf } from '../history/releaseState';
import type { ReleaseStore } from '../store/ReleaseStore';
import { type Outcome, table } from './outcome';

type ListedRelease = {
  remote: string;
  version: string;
  state: ReleaseState;
  publishedAt: string;
  /** When it was last live; null if it never was. */
  lastLiveAt: string | null;
};

const HEADINGS = ['remote', 'version', 'state', 'published', 'last live'];

/** The published releases of remotes, newest first. */
export async function list(store: ReleaseStore, remotes: readonly string[]): Promise<Outcome> {
  const now = new Date().toISOString();
  const releases: ListedRelease[] = [];
  for (const remote of remotes) {
    const channel = await store.channel(remote);
    for (const { version, publishedAt } of (await store.releases(remote)).releases.reverse()) {
      const state = stateOf(version, channel);
      releases.push({ remote, version, state, publishedAt, lastLiveAt: lastLiveAt(version, channel, now) ?? null });
    }
  }
  const rows = releases.map(({ remote, version, state, publishedAt, lastLiveAt }) => {
    const last = state === 'live' ? 'now' : lastLiveAt ? describeTime(lastLiveAt) : '-';
    return [remote, version, state, describeTime(publishedAt), last];
  });
  return { data: { releases }, lines: rows.length > 0 ? table([HEADINGS, ...rows]) : ['nothing is published'] };
}
