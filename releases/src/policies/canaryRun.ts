import type { Channel } from '@tramuntana/contracts';

/**
 * Since when a version is a canary with at least `percent` of the visitors, as an ISO time; undefined if it is none now. An
 * ended canary does not count, whether a shell halted it or an operator stopped it, because its end had a reason.
 */
export function canarySince(version: string, channel: Channel | undefined, percent: number): string | undefined {
  if (channel?.canary?.version !== version) return undefined;
  let since: string | undefined;
  for (const { at, action, to, canary } of channel.history.toReversed()) {
    const isEarlierLife = action === 'retire' || (action !== 'canary' && to === version);
    if (isEarlierLife || (canary && (canary.version !== version || canary.percent < percent))) return since;
    if (canary) since = at;
  }
  return since;
}
