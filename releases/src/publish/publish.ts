import { rm } from 'node:fs/promises';
import type { OfferOf } from '../live/rules/offerRules';
import type { ReleaseSettings } from '../store/ReleaseStore';
import { describeFiles } from '../store/releaseFiles';
import { refuseUnfitBuild } from './buildRules';
import { fillRelease } from './fillRelease';
import { refuseOtherContent } from './otherContent';
import { readBuild, refuseBuiltAnew } from './readBuild';

export type Published = {
  remote: string;
  version: string;
  /** `present`: the same release was there already. `repaired`: it was there but damaged, and was replaced. */
  outcome: 'published' | 'present' | 'repaired';
  /** What the release service's gate says of a release that it let pass. */
  notes?: string[];
};

export type PublishOptions = {
  /** False in development: the best compression takes a second or two, and no visitor downloads the files. */
  compress?: boolean;
  /** The shells whose offers the build must fit; the running ones by default. */
  offerOf?: OfferOf;
};

/**
 * Copies a remote's build into the store as an immutable release. Visitors see it when it is promoted. Publishing the same
 * build again changes nothing; other content under a published version is refused. A build that another one replaces
 * meanwhile is refused, too, because the new one has not been checked.
 */
export async function publish(
  settings: ReleaseSettings,
  remote: string,
  { compress = true, offerOf }: PublishOptions = {},
): Promise<Published> {
  const build = await readBuild(settings, remote);
  await refuseUnfitBuild(settings, build.manifest, offerOf);
  const { version } = build.manifest;
  const { store } = settings;
  return store.exclusively(remote, async () => {
    await refuseBuiltAnew(build);
    const existing = await store.manifest(remote, version);
    if (existing) {
      refuseOtherContent(existing, build.manifest, await describeFiles(build.folder, build.files));
      if ((await store.damageOf(existing)).length === 0) return { remote, version, outcome: 'present' };
    }
    const folder = await store.stage(remote, version);
    try {
      // Checked even if the copy failed: it fails if the new build lacks a file of the former one.
      const manifest = await fillRelease(folder, build, compress).finally(() => refuseBuiltAnew(build));
      await store.add(manifest, folder);
    } catch (error) {
      // On a full disk, half a release would take the room that the next attempt needs.
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
    return { remote, version, outcome: existing ? 'repaired' : 'published' };
  });
}
