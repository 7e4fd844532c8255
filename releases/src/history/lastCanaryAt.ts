import type { Channel } from 'shared-contracts';

/**
 * When a version was last a canary, as an ISO time: `now` if it still is one, undefined if it never was. `now` is an ISO
 * time.
 */
export function lastCanaryAt(version: string, channel: Channel | undefined, now: string): string | undefined {
  const history = channel?.history ?? [];
  const index = history.findLastIndex(({ canary }) => canary?.version === version && canary.percent > 0);
  if (index < 0) return undefined;
  // A canary goes on while another version is promoted. It ends when it goes live itself, or when its remote is retired.
  return (
    history.slice(index + 1).find(({ action, to }) => action === 'canary' || action === 'retire' || to === version)
      ?.at ?? now
  );
}
