import type { ChannelChange } from '@tramuntana/contracts';

/** The verb of a change: `promote`, `rollback`, `retire`, `canary 10 %` or `end canary`. */
export function verbOf({ action, canary }: ChannelChange): string {
  if (canary) return canary.percent > 0 ? `canary ${canary.percent} %` : 'end canary';
  return action;
}

/** The version that a change is about: the one that went live, was retired, or is the canary. */
export const versionOf = ({ to, canary }: ChannelChange): string => canary?.version ?? to;

/** The author of a change: the operator's name if it is known, else `operator`; `start` for the site's own start. */
export const authorOf = ({ by, who }: ChannelChange): string => (by === 'operator' ? (who ?? by) : by);

/** A time as operators read it, in UTC: `2026-11-22 12:31:28`. */
export const describeTime = (at: string): string => at.slice(0, 19).replace('T', ' ');

/** One change as a phrase: `2026-11-22 12:31:28 rollback to 1.0.0-a by ana: prices were wrong`. */
export function describeChange(change: ChannelChange): string {
  const { at, reason, action } = change;
  const isOf = action === 'retire' || action === 'canary';
  const what = `${describeTime(at)} ${verbOf(change)} ${isOf ? 'of' : 'to'} ${versionOf(change)} by ${authorOf(change)}`;
  return reason ? `${what}: ${reason}` : what;
}
