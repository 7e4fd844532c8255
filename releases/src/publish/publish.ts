import { rm } from 'node:fs/promises';
import type { ReleaseManifest } from '@tramuntana/contracts';
import { type OfferOf, shellNotes } from '../live/rules/offerRules';
import { isSigned, refuseUnsignable, signed } from '../signatures/sign';
import type { ReleaseSettings } from '../store/ReleaseStore';
import { describeFiles } from '../store/releaseFiles';
import { refuseUnfitBuild } from './buildRules';
import { fillRelease } from './fillRelease';
import { refuseOtherContent } from './otherContent';
import type { Published } from './Published';
import { readBuild, refuseBuiltAnew } from './readBuild';

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
  refuseUnsignable(remote, settings);
  const build = await readBuild(settings, remote);
  await refuseUnfitBuild(settings, build.manifest, offerOf);
  const { version } = build.manifest;
  const { store } = settings;
  return store.exclusively(remote, async () => {
    await refuseBuiltAnew(build);
    const existing = await store.manifest(remote, version);
    if (existing) refuseOtherContent(existing, build.manifest, await describeFiles(build.folder, build.files));
    const outcome = await outcomeOf(settings, existing);
    if (outcome === 'present') return { remote, version, outcome };
    const folder = await store.stage(remote, version);
    try {
      // Checked even if the copy failed: it fails if the new build lacks a file of the former one.
      const manifest = await fillRelease(folder, build, compress).finally(() => refuseBuiltAnew(build));
      await store.add(signed(manifest, settings), folder);
    } catch (error) {
      // On a full disk, half a release would take the room that the next attempt needs.
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
    const notes = await shellNotes(store, remote, version);
    return { remote, version, outcome, ...(notes.length > 0 && { notes }) };
  });
}

/** What publishing does, if the store has this release of the same content, or none. Anything but `present` writes all of it. */
export async function outcomeOf(
  settings: ReleaseSettings,
  existing: ReleaseManifest | undefined,
): Promise<Published['outcome']> {
  if (!existing) return 'published';
  if ((await settings.store.damageOf(existing)).length > 0) return 'repaired';
  return isSigned(existing, settings) ? 'present' : 'signed';
}
