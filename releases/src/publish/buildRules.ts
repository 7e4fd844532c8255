import { type BuildManifest, SHELL } from '@tramuntana/contracts';
import { refuseBadPaths, refuseCollidingMounts } from '../live/rules/mountRules';
import { type OfferOf, refuseUnfitRemote } from '../live/rules/offerRules';
import type { ReleaseSettings } from '../store/ReleaseStore';

/** Throws if a rule forbids the release of a build: it does not fit the shells, or its paths or links are not its own. */
export async function refuseUnfitBuild(
  settings: ReleaseSettings,
  manifest: BuildManifest,
  offerOf?: OfferOf,
): Promise<void> {
  if (manifest.remote !== SHELL) await refuseUnfitRemote(settings, manifest, offerOf);
  refuseBadPaths(manifest);
  await refuseCollidingMounts(settings, manifest);
}
