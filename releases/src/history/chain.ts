import { createHash } from 'node:crypto';
import { type Channel, type ChannelChange, canonical } from '@tramuntana/contracts';
import { describeChange } from './describeChange';

/**
 * A history with one more change, which carries a hash over itself and the entry before. Every change of a channel is
 * written by this function.
 */
export const withChange = (
  remote: string,
  history: readonly ChannelChange[],
  change: ChannelChange,
): ChannelChange[] => [...history, { ...change, hash: hashOf(remote, change, history) }];

/** What the hashes of a channel's history say. */
export type Chain = {
  /** Number of all entries, and of those that carry a hash or are covered by one. */
  entries: number;
  chained: number;
  /** The hash of the last entry; null if it has none. An auditor who keeps it finds out later whether entries are gone. */
  head: string | null;
  /** What does not fit; undefined if all entries are as they were written. */
  problem?: string | undefined;
};

/** Checks the hashes of a channel's history, and that its last entry made the live version live. */
export function checkChain({ remote, live, history }: Channel): Chain {
  const first = history.findIndex(({ hash }) => hash !== undefined);
  const chained = first < 0 ? 0 : history.length - first;
  const head = history.at(-1)?.hash ?? null;
  return { entries: history.length, chained, head, problem: brokenLink() ?? otherLive() };

  function brokenLink(): string | undefined {
    const index = history.findIndex(
      ({ hash, ...change }, at) => first >= 0 && at >= first && hash !== hashOf(remote, change, history.slice(0, at)),
    );
    const broken = history[index];
    return (
      broken &&
      `entry ${index + 1} of its history (${describeChange(broken)}) does not fit its hash and the entries before it: one was ` +
        'changed, removed, inserted or moved'
    );
  }

  function otherLive(): string | undefined {
    const last = history.at(-1);
    if (chained === 0 || !last || last.to === live) return undefined;
    return `${live} is live, but the last entry of its history is ${describeChange(last)}`;
  }
}

/** Whether a history holds the head that an auditor kept. */
export const holdsHead = ({ history }: Channel, head: string): boolean => history.some(({ hash }) => hash === head);

/** The hash of a change that follows these entries. The first hash of a channel covers all entries from before. */
function hashOf(remote: string, change: ChannelChange, former: readonly ChannelChange[]): string {
  const before = former.length === 0 ? '' : (former.at(-1)?.hash ?? sha256(former));
  return sha256({ ...change, remote, before });
}

const sha256 = (value: unknown): string => createHash('sha256').update(canonical(value)).digest('hex');
