import { type Channel, promotedReleases } from '@tramuntana/contracts';

/**
 * The releases to try, best first: the live one, then formerly live ones, latest first. Releases that an operator rolled
 * back are left out.
 */
export function releasesToTry({ live, history }: Channel): string[] {
  const rolledBack = new Set<string | null>();
  for (const { action, from, to } of history) {
    if (action === 'rollback') rolledBack.add(from);
    rolledBack.delete(to);
  }
  const former = promotedReleases(history).filter((version) => !rolledBack.has(version));
  return [...new Set([live, ...former.reverse()])];
}
