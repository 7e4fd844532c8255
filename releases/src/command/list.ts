import { describeTime } from '../history/describeChange';
import { lastLiveAt, type ReleaseState, stateOf } from '../history/releaseState';
import type { Verdict } from '../policies/policy';
import type { ReleaseStore } from '../store/ReleaseStore';
import { type Outcome, table } from './outcome';

type ListedRelease = {
  remote: string;
  version: string;
  state: ReleaseState;
  publishedAt: string;
  /** The id of the identity that published it; null if an operator or a start did. */
  publishedBy: string | null;
  /** The last verdict of QA; null if there is none. */
  verdict: Verdict | null;
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
    const verdicts = (await store.policies.find(remote))?.verdicts ?? {};
    for (const { version, publishedAt, publishedBy = null } of (await store.releases(remote)).releases.reverse()) {
      const state = stateOf(version, channel);
      const last = lastLiveAt(version, channel, now) ?? null;
      const verdict = verdicts[version] ?? null;
      releases.push({ remote, version, state, publishedAt, publishedBy, verdict, lastLiveAt: last });
    }
  }
  // Most remotes have no suite of QA.
  const hasVerdicts = releases.some(({ verdict }) => verdict);
  const headings = hasVerdicts ? [...HEADINGS, 'verdict'] : HEADINGS;
  const rows = releases.map(({ remote, version, state, publishedAt, verdict, lastLiveAt }) => {
    const last = state === 'live' ? 'now' : lastLiveAt ? describeTime(lastLiveAt) : '-';
    return [
      remote,
      version,
      state,
      describeTime(publishedAt),
      last,
      ...(hasVerdicts ? [describeVerdict(verdict)] : []),
    ];
  });
  return { data: { releases }, lines: rows.length > 0 ? table([headings, ...rows]) : ['nothing is published'] };
}

const describeVerdict = (verdict: Verdict | null): string =>
  verdict ? `${verdict.passed ? 'passed' : 'failed'} ${verdict.suite} by ${verdict.who ?? 'operator'}` : '-';
