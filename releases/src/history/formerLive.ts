import { type Channel, promotedReleases } from 'shared-contracts';

/**
 * The version that was live before the present one; undefined if there was none. A rollback removes one promote for good. So
 * rolling back twice goes two releases back, and never returns to the release that was just left.
 */
export function formerLive({ history, live }: Channel): string | undefined {
  const promoted = promotedReleases(history);
  // In a channel edited by hand, the live version may have no entry. Then the last entry is the former release.
  if (promoted.at(-1) !== live) return promoted.at(-1);
  return promoted.at(-2);
}
