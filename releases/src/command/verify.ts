import type { Verdict } from '../policies/policy';
import { ReleaseRefused } from '../refusal';
import type { ReleaseStore } from '../store/ReleaseStore';
import type { Outcome } from './outcome';
import type { RequestOf } from './request';

/** Records a verdict of QA on a published version. The last one counts. */
export async function verify(
  store: ReleaseStore,
  { remote, version, suite, passed, link }: RequestOf<'verify'>,
  who: string | undefined,
): Promise<Outcome> {
  const verdict: Verdict = { suite, passed, link, at: new Date().toISOString(), who };
  return store.exclusively(remote, async () => {
    const published = (await store.releases(remote)).releases.map((release) => release.version);
    if (!published.includes(version)) {
      throw new ReleaseRefused(
        remote,
        `has no release ${version} to verify; see npm run release -- list ${remote}`,
        'missing',
      );
    }
    const record = (await store.policies.find(remote)) ?? { schema: 1, remote, policy: {}, verdicts: {} };
    // Verdicts on pruned versions go, so that the record does not grow for ever.
    const kept = Object.entries(record.verdicts).filter(([name]) => published.includes(name));
    await store.policies.replace({ ...record, verdicts: { ...Object.fromEntries(kept), [version]: verdict } });
    const done = `${version} ${passed ? 'passed' : 'failed'} in ${suite}`;
    return { data: { remote, version, verdict }, lines: [`${remote}: ${done}, by ${who ?? 'operator'}`] };
  });
}
