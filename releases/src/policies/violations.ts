import type { Channel } from '@tramuntana/contracts';
import { describeTime } from '../history/describeChange';
import { canarySince } from './canaryRun';
import type { Policy, Verdict } from './policy';

/** What is known of a promotion when its policies are checked. */
export type Promotion = {
  remote: string;
  version: string;
  channel: Channel | undefined;
  /** The owner of the identity that published the version, if that is the one that promotes. */
  ownPublisher: string | undefined;
  verdict: Verdict | undefined;
  /** Milliseconds since the epoch. */
  now: number;
};

/** A policy that forbids a promotion, and a sentence that says why and what to do. */
export type Violation = { policy: string; why: string };

/** The policies that forbid a promotion. */
export function violations(policy: Policy, promotion: Promotion): Violation[] {
  const found = [
    { policy: 'second person', why: policy.secondPerson && publishedItself(promotion) },
    { policy: 'verified', why: policy.verified && notVerified(promotion) },
    { policy: 'hours', why: policy.hours && outOfHours(policy.hours, promotion) },
    { policy: 'canary first', why: policy.canary && noCanary(policy.canary, promotion) },
  ];
  return found.flatMap(({ policy, why }) => (why ? [{ policy, why }] : []));
}

function publishedItself({ version, ownPublisher }: Promotion): string | undefined {
  if (ownPublisher === undefined) return undefined;
  return `${ownPublisher} published ${version}, so an identity of another owner must promote it`;
}

function notVerified({ remote, version, verdict }: Promotion): string | undefined {
  if (verdict?.passed) return undefined;
  const advice = `when its suite passes: npm run release -- verify ${remote} ${version} --suite <name> --passed`;
  if (!verdict) return `${version} has no verdict of QA; ${advice}`;
  const { suite, who = 'operator', at, link } = verdict;
  const where = link === undefined ? '' : `, ${link}`;
  return `${version} failed in ${suite} (${describeTime(at)} by ${who}${where}); ${advice}`;
}

function outOfHours({ from, to, timeZone }: NonNullable<Policy['hours']>, { now }: Promotion): string | undefined {
  const format = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
  const time = format.format(now);
  const hour = Number(time.slice(0, 2));
  const isClosed = from < to ? from <= hour && hour < to : from <= hour || hour < to;
  if (!isClosed) return undefined;
  return `nothing is promoted from ${from}:00 to ${to}:00, and it is ${time} in ${timeZone}; promote it after ${to}:00`;
}

function noCanary(
  { percent, minutes }: NonNullable<Policy['canary']>,
  { remote, version, channel, now }: Promotion,
): string | undefined {
  const needed = `${version} must first be a canary of ${percent} % for ${minutes} min`;
  const since = canarySince(version, channel, percent);
  if (since === undefined) return `${needed}: npm run release -- canary ${remote} ${version} ${percent}`;
  const end = Date.parse(since) + minutes * 60_000;
  if (end <= now) return undefined;
  return `${needed}; promote it after ${describeTime(new Date(end).toISOString())} UTC`;
}
