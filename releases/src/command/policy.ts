import { SHELL } from '@tramuntana/contracts';
import { describeTime } from '../history/describeChange';
import type { Policy } from '../policies/policy';
import { ReleaseRefused } from '../refusal';
import type { ReleaseStore } from '../store/ReleaseStore';
import { type Outcome, table } from './outcome';

const HEADINGS = ['remote', 'policies', 'changed'];

/** The policies of remotes. */
export async function listPolicies(store: ReleaseStore, remotes: readonly string[]): Promise<Outcome> {
  const policies = [];
  for (const remote of remotes) {
    const { policy = {}, changedAt = null, changedBy = null } = (await store.policies.find(remote)) ?? {};
    policies.push({ remote, policy, changedAt, changedBy });
  }
  const rows = policies.map(({ remote, policy, changedAt, changedBy }) => [
    remote,
    describe(policy),
    changedAt ? `${describeTime(changedAt)} by ${changedBy ?? 'operator'}` : '-',
  ]);
  return { data: { policies }, lines: table([HEADINGS, ...rows]) };
}

/** Gives a remote other policies in place of its former ones. Its verdicts stay. */
export async function changePolicy(
  store: ReleaseStore,
  remote: string,
  policy: Policy,
  who: string | undefined,
): Promise<Outcome> {
  if (remote === SHELL && policy.canary) {
    throw new ReleaseRefused(remote, 'renders every page, so it has no canary; leave out --canary');
  }
  return store.exclusively(remote, async () => {
    const { verdicts = {} } = (await store.policies.find(remote)) ?? {};
    const changedAt = new Date().toISOString();
    await store.policies.replace({ schema: 1, remote, policy, changedAt, changedBy: who, verdicts });
    return { data: { remote, policy }, lines: [`${remote}: its policies are now: ${describe(policy)}`] };
  });
}

function describe({ secondPerson, verified, hours, canary, pageBytes }: Policy): string {
  const parts = [
    secondPerson && 'second person',
    verified && 'verified',
    hours && `hours (none from ${hours.from}:00 to ${hours.to}:00, ${hours.timeZone})`,
    canary && `canary first (${canary.percent} % for ${canary.minutes} min)`,
    pageBytes && `at most ${pageBytes} bytes of scripts for a page`,
  ];
  return parts.filter(Boolean).join(', ') || 'none';
}
