import { type ChannelChange, type ReleaseManifest, SHELL } from 'shared-contracts';
import type { ReleaseSettings } from '../../store/ReleaseStore';
import { refuseShellForRemotes } from './remotesOfShell';
import { refuseUnfitRelease } from './shellOffers';

/**
 * Throws if shell and remote would not fit each other after a change. A start makes all releases of one repository live, one
 * after the other, so its shell need not fit the remotes that were live before.
 */
export async function refuseUnfit(settings: ReleaseSettings, manifest: ReleaseManifest, by: ChannelChange['by']) {
  if (manifest.remote !== SHELL) return refuseUnfitRelease(settings, manifest, by === 'start' ? 'built' : 'running');
  if (by !== 'start') await refuseShellForRemotes(settings, manifest);
}
