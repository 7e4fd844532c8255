import type { ChannelChange } from './channel';

/** The versions that promotions made live and no rollback took back, oldest first. */
export function promotedReleases(history: readonly ChannelChange[]): string[] {
  const promoted: string[] = [];
  for (const { action, to } of history) {
    if (action === 'promote') {
      // A remote that was retired may come back with the version that it had.
      if (promoted.at(-1) !== to) promoted.push(to);
    } else if (action === 'rollback') while (promoted.length > 1 && promoted.at(-1) !== to) promoted.pop();
  }
  return promoted;
}
