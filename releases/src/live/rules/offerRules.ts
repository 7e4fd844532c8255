import path from 'node:path';
import {
  type BuildManifest,
  type ChannelChange,
  offerProblems,
  type ReleaseManifest,
  SHELL,
  type ShellOffer,
  shellOffer,
} from '@tramuntana/contracts';
import semver from 'semver';
import { buildFolder } from '../../publish/readBuild';
import { ReleaseRefused } from '../../refusal';
import { parseStored, readJson } from '../../store/parseStored';
import type { ReleaseSettings, ReleaseStore } from '../../store/ReleaseStore';
import { describeRelease, type ReleaseInUse, releasesInUse } from '../../usage/releasesInUse';

/**
 * The shells whose offers a release must fit. `running`: each shell that runs on the store, and the live one, which may not
 * run yet. If none runs, the shell built in the repository counts as well. `built`: only that shell, which is about to
 * start.
 */
export type OfferOf = 'running' | 'built';

/**
 * Throws if shell and remote would not fit each other after a change. A start makes all releases of one repository live, one
 * after the other, so its shell need not fit the remotes that were live before.
 */
export async function refuseUnfit(settings: ReleaseSettings, manifest: ReleaseManifest, by: ChannelChange['by']) {
  if (manifest.remote !== SHELL) return refuseUnfitRemote(settings, manifest, by === 'start' ? 'built' : 'running');
  if (by !== 'start') await refuseUnfitShell(settings, manifest);
}

/** Throws for a release that a shell would refuse, by comparing the release's declared needs with the shell's offer. */
export async function refuseUnfitRemote(
  settings: ReleaseSettings,
  manifest: BuildManifest,
  offerOf: OfferOf = 'running',
): Promise<void> {
  const { remote, version } = manifest;
  for (const { shell, offer } of await shellOffers(settings, remote, offerOf)) {
    const problems = offerProblems(manifest, offer, semver.satisfies);
    if (problems.length === 0) continue;
    throw new ReleaseRefused(
      remote,
      `${version} does not fit ${shell}: ${problems.join('; ')}; change ${remote} to what that shell lends, ` +
        `or first release a shell that lends this`,
    );
  }
}

/** Throws for a release of the shell that would refuse what visitors get: a remote's live release or its canary. */
async function refuseUnfitShell({ store }: ReleaseSettings, { version }: BuildManifest): Promise<void> {
  const unfit = (await unfitReleases(store, version)).filter(({ state }) => state !== 'last good');
  if (unfit.length === 0) return;
  const remotes = [...new Set(unfit.map(({ manifest }) => manifest.remote))].join(', ');
  throw new ReleaseRefused(
    SHELL,
    `${version} does not fit ${unfit.map(describeUnfit).join('; ')}; ` +
      `first promote another release of ${remotes} that fits it, or choose another version of the shell`,
  );
}

type UnfitRelease = ReleaseInUse & { problems: string[] };

/** The releases in use that a published shell would refuse. */
async function unfitReleases(store: ReleaseStore, shell: string): Promise<UnfitRelease[]> {
  const offer = await offerOfRelease(store, shell);
  if (!offer) return [];
  return (await releasesInUse(store)).flatMap((release) => {
    const problems = offerProblems(release.manifest, offer, semver.satisfies);
    return problems.length === 0 ? [] : [{ ...release, problems }];
  });
}

const describeUnfit = ({ problems, ...release }: UnfitRelease) => `${describeRelease(release)}: ${problems.join(', ')}`;

/**
 * A sentence for each release in use that a published shell would refuse. Its team learns of it before the promotion.
 * Damage in the store becomes a sentence, too, because the shell is published already.
 */
export async function shellNotes(store: ReleaseStore, remote: string, version: string): Promise<string[]> {
  if (remote !== SHELL) return [];
  try {
    return (await unfitReleases(store, version)).map((release) => `it does not fit ${describeUnfit(release)}`);
  } catch (error) {
    if (!(error instanceof ReleaseRefused)) throw error;
    return [`it was not compared with the releases in use: ${error.message}`];
  }
}

/** The offer of a published shell; undefined if it has none. Throws ReleaseRefused if the offer cannot be read. */
export async function offerOfRelease(store: ReleaseStore, version: string): Promise<ShellOffer | undefined> {
  const content = await store.file(SHELL, version, 'offer.json');
  const where = `offer.json of ${version} in ${store.place}`;
  const advice = `publish it again: npm run release -- publish ${SHELL}`;
  return content && parseStored(content.toString(), shellOffer, { remote: SHELL, where, advice });
}

type NamedOffer = { shell: string; offer: ShellOffer };

/** The shells that lend now: those that run on the store, and the live one. */
export const lendingShells = async (store: ReleaseStore): Promise<NamedOffer[]> => [
  ...(await runningOffers(store)),
  ...(await liveOffer(store)),
];

async function shellOffers(settings: ReleaseSettings, remote: string, offerOf: OfferOf): Promise<NamedOffer[]> {
  const { store } = settings;
  const running = offerOf === 'running' ? await runningOffers(store) : [];
  const live = offerOf === 'running' ? await liveOffer(store) : [];
  if (running.length > 0) return [...running, ...live];
  const file = path.join(buildFolder(settings, SHELL), 'offer.json');
  const advice = 'build the shell: npm run build -- shell; or start it on this store';
  const built = await readJson(remote, file, shellOffer, advice);
  const offers = built ? [...live, { shell: `the shell of ${file}`, offer: built }] : live;
  if (offers.length > 0) return offers;
  throw new ReleaseRefused(
    remote,
    `cannot be compared with what a shell lends: none runs on ${store.place}, and there is no ${file}; ${advice}`,
  );
}

async function runningOffers(store: ReleaseStore): Promise<NamedOffer[]> {
  const shells = await store.shells();
  return shells.flatMap(({ offer }) => (offer ? [{ shell: 'the running shell', offer }] : []));
}

/** Empty if no shell is live, or if it cannot be read: a damaged shell must not block the remotes. */
async function liveOffer(store: ReleaseStore): Promise<NamedOffer[]> {
  try {
    const live = (await store.channel(SHELL))?.live;
    const offer = live && (await offerOfRelease(store, live));
    return offer ? [{ shell: `the live shell ${live}`, offer }] : [];
  } catch (error) {
    if (error instanceof ReleaseRefused) return [];
    throw error;
  }
}
