import path from 'node:path';
import {
  type BuildManifest,
  offerProblems,
  type ReleaseManifest,
  SHELL,
  type ShellOffer,
  shellOffer,
} from '@tramuntana/contracts';
import semver from 'semver';
import { lastGoodVersion, liveVersion } from '../../history/releaseState';
import { readBuild } from '../../publish/readBuild';
import { ReleaseRefused } from '../../refusal';
import { knownRemotes } from '../../releasedWorkspaces';
import { parseStored, readJson } from '../../store/parseStored';
import type { ReleaseSettings, ReleaseStore } from '../../store/ReleaseStore';
import type { GatedRelease } from '../../upload/Gate';
import { offerOfRelease } from '../rules/offerRules';

/**
 * The releases that a build will meet on the site: shells for a remote, and remotes for the shell. Each counts with its live
 * and its last good release. Releases that do not fit the build are left out, because they never meet it. A remote's list
 * also leaves out the version of the shell that is built beside it.
 */
export async function neighboursOf(settings: ReleaseSettings, workspace: string): Promise<ReleaseManifest[]> {
  const { store } = settings;
  const { manifest, folder } = await readBuild(settings, workspace);
  if (workspace === SHELL) {
    const offer = await readJson(
      SHELL,
      path.join(folder, 'offer.json'),
      shellOffer,
      `build it: npm run build -- ${SHELL}`,
    );
    return remotesOf(settings, offer);
  }
  const { manifest: built } = await readBuild(settings, SHELL);
  return (await shellsOf(store, manifest)).filter(({ version }) => version !== built.version);
}

/** The releases that an uploaded one will meet on the site, as those of a build. Nothing of a repository is read. */
export async function neighboursOfUpload(
  settings: ReleaseSettings,
  { manifest, source }: GatedRelease,
): Promise<ReleaseManifest[]> {
  const { remote, version } = manifest;
  if (remote !== SHELL) return shellsOf(settings.store, manifest);
  const text = String(await source.file(SHELL, version, 'offer.json'));
  const where = `offer.json of ${version}`;
  return remotesOf(settings, parseStored(text, shellOffer, { remote, where, advice: 'build it again' }));
}

/** The remotes' live and last good releases that fit a shell. */
async function remotesOf(settings: ReleaseSettings, offer: ShellOffer | undefined): Promise<ReleaseManifest[]> {
  const remotes = (await knownRemotes(settings)).filter((name) => name !== SHELL);
  const releases = await Promise.all(remotes.map((name) => liveAndLastGood(settings.store, name)));
  return releases.flat().filter((release) => !offer || fits(release, offer));
}

/** The live and the last good shell, if a remote's release fits them. */
async function shellsOf(store: ReleaseStore, manifest: BuildManifest): Promise<ReleaseManifest[]> {
  const shells: ReleaseManifest[] = [];
  for (const shell of await liveAndLastGood(store, SHELL)) {
    const offer = await offerOfRelease(store, shell.version);
    if (!offer || fits(manifest, offer)) shells.push(shell);
  }
  return shells;
}

const fits = (release: Parameters<typeof offerProblems>[0], offer: ShellOffer) =>
  offerProblems(release, offer, semver.satisfies).length === 0;

/** Empty if the channel or a manifest is damaged, because that must not stop other workspaces from publishing. */
async function liveAndLastGood(store: ReleaseStore, remote: string): Promise<ReleaseManifest[]> {
  try {
    const channel = await store.channel(remote);
    const live = liveVersion(channel);
    if (!channel || live === null) return [];
    const versions = [live, lastGoodVersion(channel)].filter((version) => version !== undefined);
    const manifests = await Promise.all(versions.map((version) => store.manifest(remote, version)));
    return manifests.filter((manifest) => manifest !== undefined);
  } catch (error) {
    if (error instanceof ReleaseRefused) return [];
    throw error;
  }
}
