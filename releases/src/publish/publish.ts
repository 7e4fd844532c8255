import { rm } from 'node:fs/promises';
import { type BuildManifest, type ReleaseManifest, SHELL } from 'shared-contracts';
import { refuseCollidingMounts, refuseForeignLinks, refuseUnusableMounts } from '../live/rules/mountRules';
import { type OfferOf, refuseUnfitRemote } from '../live/rules/offerRules';
import { ReleaseRefused } from '../refusal';
import type { ReleaseSettings } from '../store/ReleaseStore';
import { describeFiles } from '../store/releaseFiles';
import { fillRelease } from './fillRelease';
import { type RemoteBuild, readBuild, refuseBuiltAnew } from './readBuild';

export type Published = {
  remote: string;
  version: string;
  /** `present`: the same release was there already. `repaired`: it was there but damaged, and was replaced. */
  outcome: 'published' | 'present' | 'repaired';
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
  if (remote !== SHELL) await refuseUnfitRemote(settings, build.manifest, offerOf);
  refuseUnusableMounts(build.manifest);
  refuseForeignLinks(build.manifest);
  await refuseCollidingMounts(settings, build.manifest);
  const { version } = build.manifest;
  const { store } = settings;
  return store.exclusively(remote, async () => {
    await refuseBuiltAnew(build);
    const existing = await store.manifest(remote, version);
    if (existing) {
      await refuseOtherContent(existing, build);
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

async function refuseOtherContent(existing: ReleaseManifest, build: RemoteBuild) {
  const { remote, version } = existing;
  const difference = (await differentFile(existing, build)) ?? differentPromise(existing, build.manifest);
  if (difference === undefined) return;
  throw new ReleaseRefused(
    remote,
    `${version} is published already with another content (${difference}), and a published version never changes; ` +
      `raise the version in ${remote}/package.json, then build and publish again`,
  );
}

/** Compressed copies are not compared: another version of Node may compress the same file to other bytes. */
async function differentFile(existing: ReleaseManifest, build: RemoteBuild): Promise<string | undefined> {
  const built = await describeFiles(build.folder, build.files);
  const isCopy = (file: string) => file.endsWith('.br') && !build.files.includes(file);
  const stored = Object.keys(existing.files).filter((file) => !isCopy(file));
  return [...new Set([...stored, ...build.files])].find(
    (file) => existing.files[file]?.integrity !== built[file]?.integrity,
  );
}

function differentPromise(existing: ReleaseManifest, built: BuildManifest): string | undefined {
  // `shared` is no promise: it only tells which versions the build had. At run time the shell's versions count.
  const keys = (Object.keys(built) as (keyof BuildManifest)[]).filter((name) => name !== 'shared');
  const key = keys.find((name) => canonical(existing[name]) !== canonical(built[name]));
  return key && `${key} of build.json`;
}

/** JSON with sorted keys: the order in which a build names its chunks is not content. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => a.localeCompare(b)))
      : part,
  );
