import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describeRelease, type ReleaseStore, releasesInUse } from 'releases';
import { satisfies } from 'semver';

/** A line for each release in use that a shell with the package's version of the contract would refuse. */
export async function brokenBy(contractFolder: string, store: ReleaseStore): Promise<string[]> {
  const { version } = JSON.parse(readFileSync(path.join(contractFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return (await releasesInUse(store))
    .filter(({ manifest }) => !satisfies(version, manifest.contract))
    .map(
      (release) =>
        `A shell with ${version} refuses ${describeRelease(release)}, which needs ${release.manifest.contract}: ` +
        'its team must release it anew first.',
    );
}
