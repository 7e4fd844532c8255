import { liveChanges } from '../history/releaseState';
import { ReleaseRefused } from '../refusal';
import type { ReleaseSettings } from '../store/ReleaseStore';
import { type ChangeOptions, changeLive, type LiveChange } from './changeLive';

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
        throw new ReleaseRefused(remote, 'was changed again meanwhile, so that change stays');
      },
      dropMounts: 'any',
    },
    options,
  );
}
