import type { ChannelChange } from './channel';

/** The versions that promotions made live and that were not rolled back, oldest first. */
export function promotedReleases(history: readonly ChannelChange[]): string[] {
  const promoted: string[] = [];
  for (const { action, to } of history) {
    if (action === 'promote') {
      // A retired remote may come back with the same version.
      if (promoted.at(-1) !== to) promoted.push(to);
    } else if (action === 'rollback') while (promoted.length > 1 && promoted.at(-1) !== to) promoted.pop();
  }
  return promoted;
}
