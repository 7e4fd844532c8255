import path from 'node:path';
import semver from 'semver';
import { type BuildManifest, offerProblems, SHELL, type ShellOffer, shellOffer } from 'shared-contracts';
import { buildFolder } from '../../publish/readBuild';
import { ReleaseRefused } from '../../refusal';
import type { ReleaseSettings } from '../../store/ReleaseStore';
import { readJson } from '../../store/readJson';

/**
 * Whose offer a release must fit: that of each shell that runs on the store, or that of the shell built in the repository,
 * which is about to start. Where no shell runs, it is the built one's, too.
 */
export type OfferOf = 'running' | 'built';

/** Throws for a release that a shell would refuse to use: what it declares is compared with what the shell lends. */
export async function refuseUnfitRelease(
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

type NamedOffer = { shell: string; offer: ShellOffer };

async function shellOffers(settings: ReleaseSettings, remote: string, offerOf: OfferOf): Promise<NamedOffer[]> {
  const { store } = settings;
  const running = offerOf === 'running' ? (await store.shells()).flatMap(({ offer }) => offer ?? []) : [];
  if (running.length > 0) return running.map((offer) => ({ shell: 'the running shell', offer }));
  const file = path.join(buildFolder(settings, SHELL), 'offer.json');
  const advice = 'build the shell: npm run build -- shell; or start it on this store';
  const offer = await readJson(remote, file, shellOffer, advice);
  if (offer) return [{ shell: `the shell of ${file}`, offer }];
  throw new ReleaseRefused(
    remote,
    `cannot be compared with what a shell lends: none runs on ${store.place}, and there is no ${file}; ${advice}`,
  );
}
