import { isRetired, SHELL } from '@tramuntana/contracts';
import { ReleaseRefused } from '../refusal';
import type { ReleaseSettings } from '../store/ReleaseStore';
import { type ChangeOptions, changeLive, type LiveChange } from './changeLive';

/**
 * Takes a remote off the site: its paths are 404 and free for other remotes. The site still serves its files, because open
 * pages need them. A promotion brings the remote back.
 */
export function retire(settings: ReleaseSettings, remote: string, options: ChangeOptions = {}): Promise<LiveChange> {
  if (remote === SHELL) throw new ReleaseRefused(remote, 'renders every page, so it cannot be retired');
  return changeLive(
    settings,
    remote,
    {
      action: 'retire',
      choose: (channel) => {
        if (!channel) throw new ReleaseRefused(remote, 'was never live, so there is nothing to retire');
        if (isRetired(channel)) throw new ReleaseRefused(remote, 'is retired already');
        return null;
      },
      dropMounts: 'any',
    },
    options,
  );
}
