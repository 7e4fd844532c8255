import { type Channel, promotedReleases } from 'shared-contracts';

/**
 * The releases to go by, best first: the channel's own, then those that were live before it. What an operator rolled back
 * is not among them: it was taken away for a reason.
 */
export function goodReleases({ live, history }: Channel): string[] {
  const rolledBack = new Set<string | null>();
  for (const { action, from, to } of history) {
    if (action === 'rollback') rolledBack.add(from);
    rolledBack.delete(to);
  }
  const former = promotedReleases(history).filter((version) => !rolledBack.has(version));
  return [...new Set([live, ...former.reverse()])];
}
