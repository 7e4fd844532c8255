import type { ChannelChange } from 'shared-contracts';

/** What a change did, in one word: `promote`, `rollback` or `retire`. */
export const verbOf = ({ action, retired }: ChannelChange): string => (retired ? 'retire' : action);

/** Who made a change: the operator's name where it is known, otherwise `operator`, or `start` for the site's own start. */
export const authorOf = ({ by, who }: ChannelChange): string => (by === 'operator' ? (who ?? by) : by);

/** A time as operators read it, in UTC: `2026-11-22 12:31:28`. */
export const describeTime = (at: string): string => at.slice(0, 19).replace('T', ' ');

/** One change as a phrase: `2026-11-22 12:31:28 rollback to 1.0.0-a by ana: prices were wrong`. */
export function describeChange(change: ChannelChange): string {
  const { at, to, reason } = change;
  const what = `${describeTime(at)} ${verbOf(change)} ${change.retired ? 'of' : 'to'} ${to} by ${authorOf(change)}`;
  return reason ? `${what}: ${reason}` : what;
}
