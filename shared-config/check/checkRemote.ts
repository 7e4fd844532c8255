import { offerProblems } from '@tramuntana/contracts';
import { type BuildChecks, collisions, inWordsOf, pathProblems, readBuild } from 'releases/client';
import semver from 'semver';
import { Failure } from 'shared-site';
import type { DeprecatedUse } from '../upgrade/deprecatedUses';
import { findOffer, findRemotes } from './askSite';

/** The result of one check. `details` says what is wrong, what to change some time (`note`), or why the check was not made. */
export type CheckResult = { check: string; state: 'ok' | 'failed' | 'note' | 'not checked'; details: string[] };

type Settings = BuildChecks & {
  root: string;
  remote: string;
  /** Address of the site whose shell the remote must fit. */
  site: string | undefined;
  /** Whether the repository has a shell that can render the remote's pages. */
  rendersPages: boolean;
  deprecatedUses: () => DeprecatedUse[];
};

const NO_OFFER = 'no site to compare with: name one by --from https://tramuntana.example, or in SITE_URL';
const NO_SHELL = 'the gate of the release service renders the pages when you publish';

/** Makes every check that needs no release service. A check that needs the build is left out if the build failed. */
export async function checkRemote(settings: Settings): Promise<CheckResult[]> {
  const { root, remote, site, rendersPages } = settings;
  // A wrong address ends the check at once, and not after a build.
  const offer = await findOffer(root, site);
  const remotes = site === undefined ? [] : await findRemotes(site);
  // At the same time: each takes a core for some seconds, and neither needs the other's result.
  const [mistakes, isBuilt] = await Promise.all([settings.typeProblems(remote), settings.build(remote)]);
  const types = result('types', mistakes);
  const deprecated = deprecations(settings.deprecatedUses());
  if (!isBuilt) return [types, result('build', ['the build failed: see the errors above']), deprecated];
  const { manifest } = await readBuild({ root }, remote).catch((error: Error) => {
    // It says in a sentence which file of the build is missing or belongs to another remote.
    throw error.name === 'ReleaseRefused' ? new Failure(error.message) : error;
  });
  return [
    types,
    result('build', []),
    result('byte budget', await settings.bytesOverBudget(remote)),
    offer
      ? result(`offer of ${offer.of}`, offerProblems(manifest, offer.offer, semver.satisfies))
      : notChecked('offer of the shell', NO_OFFER),
    result(
      site === undefined ? 'own paths' : `paths beside the remotes of ${site}`,
      [...pathProblems(manifest), ...collisions(manifest, remotes)].map(inWordsOf(remote)),
    ),
    deprecated,
    rendersPages ? result('pages', await settings.renderProblems(remote)) : notChecked('pages', NO_SHELL),
  ];
}

/** Deprecated names still work, so they fail no check. */
const deprecations = (uses: DeprecatedUse[]): CheckResult => ({
  check: `deprecated names of the contract: ${uses.length}`,
  state: uses.length === 0 ? 'ok' : 'note',
  details: uses.map(({ place, name, goes, use }) => `${place}: ${name} goes in ${goes}: use ${use}`),
});

const result = (check: string, details: string[]): CheckResult => ({
  check,
  state: details.length === 0 ? 'ok' : 'failed',
  details,
});

const notChecked = (check: string, why: string): CheckResult => ({ check, state: 'not checked', details: [why] });
