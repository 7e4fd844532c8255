import { isRetired } from '@tramuntana/contracts';
import { lastGoodVersion, liveChanges } from '../history/releaseState';
import { ReleaseRefused } from '../refusal';
import type { ReleaseSettings } from '../store/ReleaseStore';
import { type ChangeOptions, changeLive, type LiveChange } from './changeLive';

/** Makes the last good release live again, with the paths that it had. */
export function rollback(settings: ReleaseSettings, remote: string, options: ChangeOptions = {}): Promise<LiveChange> {
  return changeLive(
    settings,
    remote,
    {
      action: 'rollback',
      choose: (channel) => {
        if (!channel) throw nothingBefore(remote, 'was never live');
        if (isRetired(channel)) throw nothingBefore(remote, 'is retired');
        const lastGood = lastGoodVersion(channel);
        if (lastGood) return lastGood;
        throw nothingBefore(remote, `${channel.live} is its first live release`);
      },
      dropMounts: 'any',
    },
    options,
  );
}

/**
 * Undoes a promotion: the former release is live again, or the remote is retired again. Refused if somebody has changed the
 * live release since.
 */
export function putBack(
  settings: ReleaseSettings,
  { remote, former, entries }: LiveChange,
  options: Pick<ChangeOptions, 'who' | 'reason'>,
): Promise<LiveChange> {
  return changeLive(
    settings,
    remote,
    {
      action: 'rollback',
      choose: (channel) => {
        if (liveChanges(channel).length === entries) return former;
        throw new ReleaseRefused(remote, 'was changed again meanwhile, so that change stays', 'conflict');
      },
      dropMounts: 'any',
    },
    options,
  );
}

const nothingBefore = (remote: string, reason: string) =>
  new ReleaseRefused(
    remote,
    `${reason}, so there is nothing to go back to; ` +
      `to choose a release: npm run release -- promote ${remote} <version>`,
  );
