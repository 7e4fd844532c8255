import type { Channel } from '@tramuntana/contracts';
import type { LiveRemote } from './LiveRemote';

/** A release that some visitors get in place of the live one. */
export type Canary = {
  remote: LiveRemote;
  /** The version that the other visitors get. */
  live: string;
  /** Share of the visitors. */
  percent: number;
  /** Time of the channel's history entry that started it or changed its share; undefined in a channel without one. */
  since: string | undefined;
};

/** A canary as a channel names it. */
export type NamedCanary = Pick<Canary, 'percent' | 'since'> & { version: string };

/** The canary that a channel names; undefined if none runs. */
export const canaryIn = ({ canary, history }: Channel): NamedCanary | undefined =>
  canary && { ...canary, since: history.findLast((change) => change.canary)?.at };

/** Identifies a run: another start of the same version, or another share of visitors, is another run. */
export const runOf = ({ version, percent, since }: NamedCanary): string => `${version} ${percent} ${since}`;
