import { type CanaryChange, haltCanary, startCanary, stopCanary } from '../live/canary';
import { ReleaseRefused } from '../refusal';
import { type CanaryConfirmation, confirmCanary } from '../serving/canaryConfirmation';
import type { ReleaseSettings } from '../store/ReleaseStore';
import { type Outcome, superseded } from './outcome';

type CanaryOptions = {
  version: string | undefined;
  percent: number | undefined;
  stop?: boolean;
  reason?: string;
  who?: string | undefined;
};

/**
 * Starts or ends a canary. If the running site cannot render its version, this ends the canary at once, unless somebody else
 * has changed it meanwhile.
 */
export async function canaryAndConfirm(
  settings: ReleaseSettings,
  remote: string,
  { version, percent, stop = false, ...author }: CanaryOptions,
): Promise<Outcome> {
  const { store } = settings;
  if (stop) {
    const change = await stopCanary(store, remote, author);
    const confirmation = await confirmCanary(store, change);
    if (confirmation.outcome !== 'failed') return describe(change, confirmation);
    throw new ReleaseRefused(
      remote,
      `${change.version} is no canary any more, but the running site did not follow: ${confirmation.problem}`,
    );
  }
  if (version === undefined || percent === undefined) {
    throw new ReleaseRefused(
      remote,
      'a canary needs a version and the share of visitors who get it, or --stop: ' +
        `npm run release -- canary ${remote} <version> 10`,
    );
  }
  const change = await startCanary(settings, remote, version, percent, author);
  const confirmation = await confirmCanary(store, change);
  if (confirmation.outcome !== 'failed') return describe(change, confirmation);
  const { problem } = confirmation;
  const halt = { remote, version, since: change.since, reason: `cannot be used: ${problem}` };
  if (!(await haltCanary(store, halt, author.who))) {
    throw new ReleaseRefused(
      remote,
      `${version} cannot be used: ${problem}; somebody else changed its canary meanwhile, so nothing was ended; ` +
        'look at it with npm run release -- status',
      'conflict',
    );
  }
  throw new ReleaseRefused(
    remote,
    `${version} cannot be used, so it is no canary, and all visitors get ${change.live}: ${problem}; ` +
      'put it right and publish it anew',
  );
}

function describe(change: CanaryChange, confirmation: Exclude<CanaryConfirmation, { outcome: 'failed' }>): Outcome {
  const { remote, live, version, percent, changed } = change;
  if (confirmation.outcome === 'superseded') throw superseded(remote, confirmation.by);
  const already = changed ? '' : ' already';
  const done =
    percent === 0
      ? `${version} is no canary any more; all visitors get ${live}`
      : `${percent} % of the visitors get ${version}${already}, the others ${live}`;
  const advice = `for all: npm run release -- promote ${remote} ${version}; to end it: npm run release -- canary ${remote} --stop`;
  const lines = [done, describeConfirmation(confirmation), ...(percent === 0 ? [] : [advice])];
  return { data: { ...change, confirmation }, lines: lines.map((line) => `${remote}: ${line}`) };
}

type Followed = Exclude<CanaryConfirmation, { outcome: 'failed' | 'superseded' }>;

function describeConfirmation(confirmation: Followed): string {
  if (confirmation.outcome === 'no shell') return 'no shell runs on this store';
  const { shells, silent } = confirmation;
  const followed = shells === 1 ? 'a running shell has followed' : `${shells} running shells have followed`;
  return silent === 0 ? followed : `${followed}, and ${silent} did not report; their logs say why`;
}
