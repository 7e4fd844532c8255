import { type Channel, promotedReleases } from 'shared-contracts';

/**
 * The version that was live before the present one, or undefined at the first. A rollback takes back one promote for good, so
 * rolling back twice goes two releases back and never to the one that was just left.
 */
export function formerLive({ history, live }: Channel): string | undefined {
  const promoted = promotedReleases(history);
  // A channel written by hand may be live with what no entry tells of: then the last entry's release came before it.
  if (promoted.at(-1) !== live) return promoted.at(-1);
  return promoted.at(-2);
}
